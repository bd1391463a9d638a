import { runProcess } from './operator.ts'
import { restore } from './restore/command.ts'

await runProcess(restore)
