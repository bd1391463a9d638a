import type { Device, PageCommand } from '#client/extension/common/device.ts'
import { isChecked, isPaused, type ExtensionSettings } from '#client/extension/common/settings.ts'

import { Dismissals } from './dismissals.ts'
import { forget, hostOf } from './dom/frames.ts'
import { Frame } from './frame.ts'

/**
 * Checks the fields of a page while its host is on. Returns the end of everything: marks, listeners
 * and the element in the page go.
 */
export function startPage(device: Device, view: Window & typeof globalThis): () => void {
  const dismissals = new Dismissals()
  let frame: Frame | null = null
  let pause: ReturnType<typeof setTimeout> | undefined
  let hasEnded = false
  /** A key that has brought this script to the page. */
  let early: PageCommand | null = null
  let isKnown = false

  const apply = (settings: ExtensionSettings) => {
    if (hasEnded) return
    clearTimeout(pause)
    const now = Date.now()
    const isOn = isChecked(settings, hostOf(view), now)
    isKnown = true
    if (isOn && frame) frame.recheck()
    else if (isOn) {
      frame = new Frame({ view, device, dismissals, onGone: end })
      if (early !== null) frame.command(early)
    } else {
      frame?.end()
      frame = null
      // The end of an earlier pause stays in the settings.
      if (settings.pausedUntil !== null && isPaused(settings, now))
        pause = setTimeout(
          () => apply(settings),
          Math.min(TIMER_MAX, Date.parse(settings.pausedUntil) - now + 1),
        )
    }
    early = null
  }
  const stopSettings = device.onSettings(apply)
  const stopCommands = device.onCommand(command => {
    frame?.command(command)
    if (!isKnown) early = command
  })
  const end = () => {
    hasEnded = true
    clearTimeout(pause)
    stopSettings()
    stopCommands()
    frame?.end()
    frame = null
    forget(view)
  }
  device.settings().then(apply, end)
  return end
}

/** The longest time that a browser's timer takes. */
const TIMER_MAX = 2 ** 31 - 1
