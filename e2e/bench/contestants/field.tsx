import { useState } from "react";
import { readAnew, thirdOldest } from "../page/contestant";
import { startBench } from "../page/start";

/** A bound: a search field and nothing to search. What a key takes here, it takes the browser and React. */
startBench({
  rows: "li",
  read: readAnew,
  inSight: thirdOldest,
  View: function Field() {
    const [text, setText] = useState("");
    return <input type="search" value={text} onChange={(event) => setText(event.target.value)} />;
  },
});
