import { secret } from './secret/command.ts'
import { runProcess } from './operator.ts'

await runProcess(secret)
