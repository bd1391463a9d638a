import { languages } from './languages/command.ts'
import { runProcess } from './operator.ts'

await runProcess(languages)
