import { grant } from './grant/command.ts'
import { runProcess } from './operator.ts'

await runProcess(grant)
