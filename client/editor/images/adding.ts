import type { Editor } from '@tiptap/core'

import { dispatchAsUndoStep } from '#client/editor/core/undoStep.ts'
import type { ImageOfDocument } from '#client/editor/paste/pastedImages.ts'
import { isSuggesting, refuse } from '#client/editor/suggesting/suggesting.ts'
import { copyImage, uploadImage } from '#client/shared/images/stored.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { IMAGE_MAX_BYTES, type StoredImage } from '#schema/images/contract.ts'
import { FORMAT_BYTES, formatOf } from '#schema/images/format.ts'
import { imageUploads } from '#schema/messages/en/imageUploads.ts'

import { placeIn, placeOfImage } from './place.ts'
import { Placeholder } from './placeholder.ts'
import { uploadsKey, type UploadChange } from './uploads.ts'

const t = translator(imageUploads)

let lastKey = 0

/** Uploads files one after the other, and inserts each as an image at its place when it is stored. */
export function addImages(editor: Editor, files: readonly File[], at: number): void {
  if (isSuggesting(editor)) {
    refuse(editor)
    return
  }
  const place = { doc: editor.state.doc, at }
  void accepted(files).then(found => {
    if (editor.isDestroyed) return
    const queue = queueOf(editor)
    const { doc } = editor.state
    for (const file of found) queue.add(file, placeOfImage(doc, placeIn(doc, place)))
  })
}

/** Copies images of other documents into this one, under their ids, and reports failures. */
export async function copyImages(editor: Editor, copied: readonly ImageOfDocument[]): Promise<void> {
  const { documentId } = editor.storage.images
  const failures: unknown[] = []
  for (const image of copied) await copyImage(documentId, image).catch(error => failures.push(error))
  const [first] = failures
  if (failures.length > 0)
    toast({
      kind: 'error',
      title: t('copyFailed', { count: failures.length }),
      description: failureText(first),
    })
}

type Accepted = { name: string; blob: Blob }

/** Returns the files that can be uploaded, and reports the others. */
async function accepted(files: readonly File[]): Promise<Accepted[]> {
  const large = files.filter(({ size }) => size > IMAGE_MAX_BYTES)
  const checked = await Promise.all(
    files
      .filter(file => !large.includes(file))
      .map(async file => {
        const format = formatOf(new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer()))
        return { file, format }
      }),
  )
  const names = (list: readonly File[]) => list.map(({ name }) => name).join(', ')
  const others = checked.filter(({ format }) => format === null).map(({ file }) => file)
  if (large.length > 0)
    toast({ kind: 'error', title: t('tooLarge'), description: t('tooLargeText', { names: names(large) }) })
  if (others.length > 0)
    toast({
      kind: 'error',
      title: t('unsupported'),
      description: t('unsupportedText', { names: names(others) }),
    })
  return checked.flatMap(({ file, format }) =>
    format === null ? [] : [{ name: file.name, blob: new Blob([file], { type: `image/${format}` }) }],
  )
}

const queues = new WeakMap<Editor, Queue>()

function queueOf(editor: Editor): Queue {
  const queue = queues.get(editor) ?? new Queue(editor)
  queues.set(editor, queue)
  return queue
}

type Waiting = { key: string; file: Accepted; placeholder: Placeholder; leave: AbortController }

/** The uploads of an open document. One runs at a time, so that images keep their order. */
class Queue {
  private readonly editor: Editor
  private readonly all = new Map<string, Waiting>()
  private running: Promise<void> = Promise.resolve()

  constructor(editor: Editor) {
    this.editor = editor
    window.addEventListener('beforeunload', this.onBeforeUnload)
    window.addEventListener('online', this.onOnline)
    editor.on('destroy', this.onDestroy)
  }

  add(file: Accepted, at: number): void {
    const key = `image-upload-${++lastKey}`
    const placeholder = new Placeholder(file, {
      onCancel: () => this.remove(key),
      onRetry: () => this.start(key),
    })
    this.all.set(key, { key, file, placeholder, leave: new AbortController() })
    this.dispatch({ add: { key, at, element: placeholder.dom } })
    this.start(key)
  }

  private start(key: string): void {
    const waiting = this.all.get(key)
    if (!waiting) return
    waiting.placeholder.show({ kind: 'waiting' })
    this.running = this.running.then(() => this.run(waiting))
  }

  private async run({ key, file, placeholder, leave }: Waiting): Promise<void> {
    if (!this.all.has(key)) return
    placeholder.show({ kind: 'sending', part: 0 })
    try {
      const stored = await uploadImage(this.editor.storage.images.documentId, file.blob, {
        signal: leave.signal,
        onProgress: part => placeholder.show({ kind: 'sending', part }),
      })
      this.insert(key, stored)
    } catch (error) {
      if (leave.signal.aborted) return
      const isOffline = error instanceof TypeError
      const reason = isOffline ? t('offline') : failureText(error)
      placeholder.show({ kind: 'failed', reason, isOffline })
    }
  }

  private insert(key: string, { id, width, height, isStill }: StoredImage): void {
    const { editor } = this
    this.all.delete(key)
    if (editor.isDestroyed) return
    const upload = uploadsKey.getState(editor.state)?.uploads.find(each => each.key === key)
    const type = editor.schema.nodes['image']
    if (!upload || !type) return
    const { tr } = editor.state
    tr.insert(placeOfImage(tr.doc, upload.at), type.create({ id, width, height }))
    const change: UploadChange = { remove: key }
    dispatchAsUndoStep(editor, tr.setMeta(uploadsKey, change))
    if (isStill) toast({ title: t('still'), description: t('stillText') })
  }

  private remove(key: string): void {
    this.all.get(key)?.leave.abort()
    this.all.delete(key)
    this.dispatch({ remove: key })
    this.editor.view.focus()
  }

  private dispatch(change: UploadChange): void {
    const { view } = this.editor
    view.dispatch(view.state.tr.setMeta(uploadsKey, change))
  }

  private readonly onOnline = (): void => {
    for (const { key, placeholder } of this.all.values()) if (placeholder.isOffline) this.start(key)
  }

  private readonly onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (this.all.size > 0) event.preventDefault()
  }

  private readonly onDestroy = (): void => {
    window.removeEventListener('beforeunload', this.onBeforeUnload)
    window.removeEventListener('online', this.onOnline)
    if (this.all.size === 0) return
    for (const { leave } of this.all.values()) leave.abort()
    toast({ kind: 'error', title: t('left', { count: this.all.size }), description: t('leftText') })
    this.all.clear()
  }
}
