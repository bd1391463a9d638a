import { runProcess } from './operator.ts'
import { secret } from './secret/command.ts'

await runProcess(secret)
