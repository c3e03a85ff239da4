import { noraChat } from "./everyday-chats";
import type { ChatScenario, ScenarioOptions } from "./stage";

const UNBROKEN_400 = "reallylongword".repeat(29).slice(0, 400);

/**
 * Text that tries to be something else: markup, links that run scripts, bidi controls, zero-width characters, titles
 * without a space, emoji of many units, control characters.
 */
export function hostileTextChat(options?: ScenarioOptions): ChatScenario {
  return noraChat(
    '<i>Hostile</i> & long "text"',
    [
      {
        at: "09:00",
        ask: "<img src=x onerror=alert(1)>",
        work: [
          {
            mark: {
              title: "<script>alert('milestone')</script>",
              track: "<b>bold</b> & co",
              note: 'See [the report](javascript:alert(2)) or <a href="javascript:alert(3)">this</a>.',
              detail: '<iframe src="https://example.invalid"></iframe>\n![x](javascript:alert(4))',
              state: "failed",
            },
          },
        ],
        answer: "Handled.",
      },
      { ask: "[open me](javascript:alert(5)) {{7*7}} \u0024{7*7} %s %d", answer: "Handled." },
      {
        ask: UNBROKEN_400,
        work: [{ mark: { title: UNBROKEN_400, track: "t".repeat(80), note: UNBROKEN_400 } }],
        answer: "Handled.",
      },
      { ask: "Invoice \u202Efdp.exe\u202C is \u2066isolated\u2069 here", answer: "Handled." },
      { ask: "Zero\u200Bwidth\u200Djoin\uFEFFmark\u00AD", answer: "Handled." },
      {
        ask: "Family 👨‍👩‍👧‍👦, flag 🇦🇷, skin 👍🏽 and a lone half \uD83D",
        work: [{ mark: { title: `${"🎬".repeat(59)}x${"🎬".repeat(3)}`, state: "open" } }],
        answer: "Handled.",
      },
      { ask: "Bell \u0007, escape \u001B[31mred\u001B[0m, null \u0000, delete \u007F", answer: "Handled." },
      { ask: "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘! it came", answer: "Handled." },
      { ask: "__proto__ constructor toString hasOwnProperty", answer: "Handled." },
      { ask: "```\nonly a code block\n```", took: 0 },
      { at: "10:00", ask: "&lt;b&gt;already escaped&lt;/b&gt; &amp;nbsp; &#x202E;", answer: "Handled." },
    ],
    options,
  );
}

/** A chat in Arabic and Hebrew, with numbers and Latin names in it. */
export function rightToLeftChat(options?: ScenarioOptions): ChatScenario {
  return noraChat(
    "تقرير الميناء",
    [
      {
        at: "09:20",
        ask: "اكتب تقرير الميناء لشهر نوفمبر 2026 وأرسله إلى الفريق",
        work: [
          { tool: "read_file", times: 3 },
          { mark: { title: "جُمعت البيانات من 14 ملفًا", track: "تقرير نوفمبر" } },
          {
            mark: {
              title: "أُرسل التقرير",
              track: "تقرير نوفمبر",
              state: "failed",
              note: "رفض الخادم الرسالة: 550 mailbox full",
            },
          },
        ],
        answer: "كُتب التقرير، لكن الإرسال فشل.",
        took: 12,
      },
      {
        ask: "בדוק את הקישורים במדריך של Harbor Docs",
        work: [
          { tool: "run_shell", times: 2 },
          { mark: { title: "1,204 קישורים נבדקו", track: "מדריך", state: "open" } },
        ],
        answer: "שלושה קישורים שבורים.",
        took: 4,
      },
      { ask: "أعد الإرسال بعد الظهر" },
      { at: "10:30", ask: "תודה", answer: "בבקשה." },
    ],
    options,
  );
}
