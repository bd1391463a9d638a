import { MAX_FILE_BYTES } from '#document/convert/formats.ts'
import type { Imported, Refusal } from '#document/convert/imported.ts'
import { fail, type Result } from '#schema/shared/result.ts'

import type { ConvertAnswer, ConvertTask } from './messages.ts'

/** A file that takes longer is refused. */
const PATIENCE_MS = 30_000

/** The worker took too long or ended by itself, for example without memory. */
export type Failure = Refusal | { code: 'tooSlow' | 'crashed' }

/** Reads a file in a separate worker. Throws the reason of the signal when that is aborted. */
export async function readFile(file: File, signal: AbortSignal): Promise<Result<Imported, Failure>> {
  // Before it is in memory.
  if (file.size > MAX_FILE_BYTES) return fail({ code: 'tooLarge' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const answer = await run({ kind: 'import', name: file.name, bytes }, signal, [bytes.buffer])
  if (!answer.ok) return answer
  return answer.value.kind === 'imported' ? answer.value.result : fail({ code: 'crashed' })
}

type Export = Omit<Extract<ConvertTask, { kind: 'export' }>, 'kind'>

/** Writes a file in a separate worker. Throws the reason of the signal when that is aborted. */
export async function writeFile(
  task: Export,
  signal: AbortSignal,
): Promise<Result<Uint8Array<ArrayBuffer>, Failure>> {
  const answer = await run({ kind: 'export', ...task }, signal)
  if (!answer.ok) return answer
  return answer.value.kind === 'exported'
    ? { ok: true, value: answer.value.bytes }
    : fail({ code: 'crashed' })
}

/** Runs a task. A hostile file can at worst stop its own worker. */
function run(
  task: ConvertTask,
  signal: AbortSignal,
  transfer: Transferable[] = [],
): Promise<Result<ConvertAnswer, Failure>> {
  const worker = new Worker(new URL('./convert.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Result<ConvertAnswer, Failure>>((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    setTimeout(() => resolve(fail({ code: 'tooSlow' })), PATIENCE_MS)
    worker.addEventListener('error', () => resolve(fail({ code: 'crashed' })))
    worker.addEventListener('message', ({ data }: MessageEvent<ConvertAnswer>) =>
      resolve({ ok: true, value: data }),
    )
    worker.postMessage(task, transfer)
  }).finally(() => worker.terminate())
}
