import { restore } from './restore/command.ts'
import { runProcess } from './operator.ts'

await runProcess(restore)
