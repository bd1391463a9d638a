import { runProcess } from './operator.ts'
import { refund } from './refund/command.ts'

await runProcess(refund)
