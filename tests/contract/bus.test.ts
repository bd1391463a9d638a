import { InProcessBus } from '#platform/bus/inProcess.ts'

import { busContract } from './bus.ts'

busContract('the bus of one process', capacity =>
  Promise.resolve({ bus: new InProcessBus(capacity), close: () => Promise.resolve() }),
)
