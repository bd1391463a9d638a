import { serveRequests } from '#platform/workerThread.ts'
import { invoice } from '#schema/invoices/contract.ts'

import { pdfOf } from './document.ts'

serveRequests(request => pdfOf(invoice.parse(request)))
