#!/usr/bin/env node
import { runCommand } from "./run-command";

// Should a module of checks never finish loading, the program ends by itself: that must not look like a pass.
process.exitCode = 2;
const { code, out, err } = await runCommand(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
