import type { Attack } from './attack.ts'
import { allowedStates, longStates } from './awareness.ts'
import { longSentence, markup, shortLines, shortWords, unread, unreadByUser } from './checks.ts'
import { openAndClose, tinyFrames } from './frames.ts'
import { gaps } from './gaps.ts'
import { guesses, resets, signIns } from './passwords.ts'
import { eventSockets } from './sockets.ts'
import { userAsks, visitorAsks, visitorAsksClients } from './step1.ts'
import { fillDocuments, fillRoots } from './storage.ts'

export const ATTACKS: readonly Attack[] = [
  visitorAsks,
  userAsks,
  visitorAsksClients,
  tinyFrames,
  openAndClose,
  gaps,
  longSentence,
  shortLines,
  markup,
  unread,
  shortWords,
  unreadByUser,
  fillDocuments,
  fillRoots,
  eventSockets,
  longStates,
  allowedStates,
  signIns,
  guesses,
  resets,
]
