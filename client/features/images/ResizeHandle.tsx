import type { Editor } from '@tiptap/core'
import type { KeyboardEvent, PointerEvent } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { imageTools } from '#schema/messages/en/imageTools.ts'

import { changeImage, imageElement, type SelectedImage } from './selectedImage.ts'
import type { ImagePlace } from './usePlaceOf.ts'

const t = translator(imageTools)

const MIN_WIDTH = 40
const STEP = 20

type Props = { editor: Editor; selected: SelectedImage; place: ImagePlace }

/** A handle at the corner of an image that changes its width, also by arrow keys. */
export function ResizeHandle({ editor, selected, place }: Props) {
  const most = Math.max(MIN_WIDTH, Math.floor(editor.view.dom.clientWidth))
  const shown = Math.round(place.width)
  const within = (width: number) => Math.round(Math.min(most, Math.max(MIN_WIDTH, width)))
  const ratio = place.height / Math.max(1, place.width)
  const setWidth = (width: number) =>
    changeImage(editor, { width: within(width), height: Math.max(1, Math.round(within(width) * ratio)) })
  const onKeyDown = (event: KeyboardEvent) => {
    const widths: Record<string, number> = {
      ArrowLeft: shown - STEP,
      ArrowDown: shown - STEP,
      ArrowRight: shown + STEP,
      ArrowUp: shown + STEP,
      Home: MIN_WIDTH,
      End: most,
    }
    const width = widths[event.key]
    if (width === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setWidth(width)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const image = imageElement(editor, selected)
    if (!image || event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const from = event.clientX
    const widthAt = ({ clientX }: { clientX: number }) => within(shown + clientX - from)
    // Only the picture follows the pointer. The text changes once, at the end.
    const onMove = (move: globalThis.PointerEvent) => {
      image.style.width = `${widthAt(move)}px`
    }
    const stop = () => {
      handle.removeEventListener('pointermove', onMove)
      handle.removeEventListener('pointerup', onUp)
      handle.removeEventListener('pointercancel', stop)
      image.style.removeProperty('width')
    }
    const onUp = (up: globalThis.PointerEvent) => {
      stop()
      if (widthAt(up) !== shown) setWidth(widthAt(up))
    }
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('pointerup', onUp)
    handle.addEventListener('pointercancel', stop)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('width')}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={most}
      aria-valuenow={shown}
      aria-valuetext={t('widthValue', { width: `${shown}` })}
      className="image-handle"
      style={{ top: place.top + place.height, left: place.left + place.width }}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    />
  )
}
