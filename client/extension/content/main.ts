import { createDevice } from './device.ts'
import { isStarted, start } from './dom/frames.ts'
import { startPage } from './page.ts'

// The script comes twice where a user clicks on a site that it is in already.
if (!isStarted(window)) {
  start(window)
  startPage(createDevice(), window)
}
