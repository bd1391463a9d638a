import { exportFile } from '#document/convert/exportFile.ts'
import { importFile } from '#document/convert/importFile.ts'
import { joinWrapped } from '#writing/markup/hardWrap.ts'

import type { ConvertAnswer, ConvertTask } from './messages.ts'

addEventListener('message', ({ data: task }: MessageEvent<ConvertTask>) => {
  const answer: ConvertAnswer =
    task.kind === 'import'
      ? {
          kind: 'imported',
          result: importFile({ name: task.name, bytes: task.bytes, prepareText: joinWrapped }),
        }
      : { kind: 'exported', bytes: exportFile(task.format, task) }
  postMessage(answer)
})
