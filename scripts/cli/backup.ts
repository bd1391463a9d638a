import { backup } from './backup/command.ts'
import { runProcess } from './operator.ts'

await runProcess(backup)
