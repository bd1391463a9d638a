import * as z from 'zod/mini'

import { storedAtom } from '#client/shared/lib/storedAtom.ts'

// public/theme.js reads these, too: before the first paint, and when another tab changes them.
const motions = z.enum(['system', 'reduced'])
export type MotionChoice = z.infer<typeof motions>
const faces = z.enum(['serif', 'sans', 'system'])
export type TextFace = z.infer<typeof faces>

/** Whether the interface moves, on this device. */
export const motionChoice = storedAtom<MotionChoice>('motion', motions, 'system')
/** The typeface of documents, on this device. */
export const textFace = storedAtom<TextFace>('text-face', faces, 'serif')

/** Applies a choice of motion to <html>. */
export function applyMotion(choice: MotionChoice): void {
  document.documentElement.dataset['motion'] = choice
}

/** Applies a typeface to <html>. */
export function applyTextFace(choice: TextFace): void {
  document.documentElement.dataset['textFace'] = choice
}
