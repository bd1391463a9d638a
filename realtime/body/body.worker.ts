import { serveRequests } from '#platform/worker-thread.ts'

import { examine, examineRequest } from './examine.ts'

serveRequests(request => examine(examineRequest.parse(request)))
