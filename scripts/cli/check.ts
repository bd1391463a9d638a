import { FAILED, runCheck } from './check/command.ts'

// npm run check: prints the findings in texts.

// The reader may close the pipe early.
process.stdout.on('error', () => process.exit(FAILED))
process.exitCode = await runCheck(process.argv.slice(2), process)
