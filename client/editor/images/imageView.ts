import type { Node } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'

import { translator } from '#client/shared/messages/translator.ts'
import { imageUrl } from '#schema/images/url.ts'
import { images } from '#schema/messages/en/images.ts'

const t = translator(images)

/** An image that another tab is copying is there soon. */
const RETRY_MS = [500, 2000, 8000]

/** Shows an image of a document, or why it cannot be shown. */
export class ImageView implements NodeView {
  readonly dom = document.createElement('figure')
  private readonly image = document.createElement('img')
  private readonly notice = document.createElement('p')
  private readonly documentId: string
  private node: Node
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(node: Node, documentId: string) {
    this.node = node
    this.documentId = documentId
    this.dom.className = 'image'
    this.image.decoding = 'async'
    // A text with thousands of images would use up its reader's calls.
    this.image.loading = 'lazy'
    this.image.draggable = false
    this.image.addEventListener('error', this.onError)
    this.image.addEventListener('load', this.onLoad)
    window.addEventListener('online', this.onOnline)
    this.dom.append(this.image, this.notice)
    this.show()
    this.load()
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false
    const isOther = node.attrs['id'] !== this.node.attrs['id']
    this.node = node
    this.show()
    if (isOther) {
      this.failures = 0
      this.load()
    }
    return true
  }

  ignoreMutation(): boolean {
    return true
  }

  destroy(): void {
    clearTimeout(this.timer)
    window.removeEventListener('online', this.onOnline)
    this.image.removeAttribute('src')
  }

  private show(): void {
    const { alt, width, height } = this.node.attrs
    this.image.alt = typeof alt === 'string' && alt !== '' ? alt : t('noAlt')
    this.image.width = typeof width === 'number' ? width : 320
    this.image.height = typeof height === 'number' ? height : 180
    // A picture without a size has the one of its file.
    this.dom.dataset['sized'] = String(typeof width === 'number' && typeof height === 'number')
    this.notice.textContent = this.reason()
  }

  private reason(): string {
    if (!navigator.onLine) return t('offlineImage')
    const alt: unknown = this.node.attrs['alt']
    return typeof alt === 'string' && alt !== '' ? t('missingNamed', { alt }) : t('missing')
  }

  private readonly load = (): void => {
    clearTimeout(this.timer)
    const id: unknown = this.node.attrs['id']
    if (typeof id !== 'string') return this.state('missing')
    this.state('loading')
    this.image.src = imageUrl(this.documentId, id)
  }

  private readonly onOnline = (): void => {
    if (this.dom.dataset['state'] === 'missing') this.load()
  }

  private readonly onLoad = (): void => {
    this.failures = 0
    this.state('shown')
  }

  private readonly onError = (): void => {
    this.notice.textContent = this.reason()
    this.state('missing')
    const wait = RETRY_MS[this.failures]
    this.failures += 1
    if (wait !== undefined && navigator.onLine) this.timer = setTimeout(this.load, wait)
  }

  private state(state: 'loading' | 'shown' | 'missing'): void {
    this.dom.dataset['state'] = state
  }
}
