import { viewOf } from './safe.ts'

/** The window of a frame, with its constructors. */
export type View = Window & typeof globalThis

const STARTED = Symbol.for('bluepencil content script')
/** Whether a script of this extension is in a frame. Scripts of one extension share their globals there. */
export const isStarted = (view: View): boolean => Reflect.get(view, STARTED) === true
export const start = (view: View): boolean => Reflect.set(view, STARTED, true)
/** Lets a later version of the extension start. */
export const forget = (view: View): boolean => Reflect.deleteProperty(view, STARTED)

/** Returns the window of a frame of the page's own origin, or null. */
export function viewOfFrame(frame: HTMLIFrameElement): View | null {
  try {
    // Null or an error for another origin.
    const doc = frame.contentDocument
    return doc && viewOf(doc)
  } catch {
    return null
  }
}

/** Returns the host of a frame; that of the frame around it for one without an address. */
export function hostOf(view: Window): string {
  if (view.location.hostname !== '' || view.parent === view) return view.location.hostname
  try {
    return hostOf(view.parent)
  } catch {
    return ''
  }
}
