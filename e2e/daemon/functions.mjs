// Run by the daemon's Node: reads one line of JSON after the other, and answers each with what the daemon's own
// functions make of it. For turns that none of its files can hold.
import { createInterface } from "node:readline";

const [, , root] = process.argv;
const { timelineFromTurns, stepTitle } = await import(`${root}/src/core/milestones/index.js`);

for await (const line of createInterface({ input: process.stdin })) {
  const { turns, milestones, running, title } = JSON.parse(line);
  const answer = title === undefined ? timelineFromTurns(turns, milestones, { running }) : stepTitle(title);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
