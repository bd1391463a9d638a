import { translator } from '#client/shared/messages/translator.ts'
import { imageUploads } from '#schema/messages/en/imageUploads.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

const t = translator(imageUploads)

/** The state of an upload. `part` of it is sent, from 0 to 1. */
type State =
  | { kind: 'waiting' }
  | { kind: 'sending'; part: number }
  | { kind: 'failed'; reason: string; isOffline: boolean }

type Options = { onCancel: () => void; onRetry: () => void }

/** The longest side of a preview in pixels. */
const PREVIEW_SIDE = 1200

/** Stands in the text for an image that is being uploaded: a preview, the progress, and buttons. */
export class Placeholder {
  readonly dom = document.createElement('figure')
  /** Whether the upload waits for a connection. */
  isOffline = false
  private readonly name: string
  private readonly status = document.createElement('p')
  private readonly bar = document.createElement('progress')
  private readonly retry: HTMLButtonElement
  private readonly cancel: HTMLButtonElement

  constructor({ name, blob }: { name: string; blob: Blob }, { onCancel, onRetry }: Options) {
    this.name = isolatedText(name)
    this.dom.className = 'image-upload'
    this.dom.contentEditable = 'false'
    this.status.setAttribute('role', 'status')
    this.bar.setAttribute('aria-label', t('adding', { name: this.name }))
    this.retry = button(t('tryAgain'), onRetry)
    this.cancel = button(t('cancel'), onCancel)
    const line = document.createElement('div')
    line.append(this.status, this.retry, this.cancel)
    this.dom.append(this.bar, line)
    void preview(blob).then(
      canvas => this.dom.prepend(canvas),
      // The browser cannot draw it; the server may.
      () => undefined,
    )
  }

  show(state: State): void {
    const { name } = this
    this.isOffline = state.kind === 'failed' && state.isOffline
    this.dom.dataset['state'] = state.kind
    this.retry.hidden = state.kind !== 'failed'
    this.bar.hidden = state.kind === 'failed'
    this.cancel.textContent = state.kind === 'failed' ? t('remove') : t('cancel')
    // After the last byte, the server draws the image.
    if (state.kind === 'sending' && state.part < 1) this.bar.value = state.part
    else this.bar.removeAttribute('value')
    const text = this.textOf(state, name)
    if (this.status.textContent !== text) this.status.textContent = text
  }

  private textOf(state: State, name: string): string {
    if (state.kind === 'waiting') return t('waiting', { name })
    if (state.kind === 'failed') return t('notAdded', { name, reason: state.reason })
    // A tenth at a time: screen readers read each change.
    const part = Math.floor(state.part * 10) * 10
    return part === 0 || part === 100 ? t('adding', { name }) : t('sending', { name, part: `${part}` })
  }
}

function button(label: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = buttonClass({ size: 'sm' })
  element.textContent = label
  element.addEventListener('click', run)
  return element
}

/** Draws a file. A canvas needs no address, which the policy of the page would have to allow. */
async function preview(blob: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(blob)
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.setAttribute('aria-hidden', 'true')
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}
