import type { Device, PageCommand } from '#client/extension/common/device.ts'
import { siteOf, type Site } from '#client/extension/common/sites.ts'

import { Badge } from './cards/badge.ts'
import type { Desk } from './cards/desk.ts'
import { openCard } from './cards/openCard.ts'
import { openRewrite } from './cards/rewrite.ts'
import { openSnippets } from './cards/snippets.ts'
import { CheckedField } from './checkedField.ts'
import type { Dismissals } from './dismissals.ts'
import { forget, hostOf, isStarted, start, viewOfFrame, type View } from './dom/frames.ts'
import { focusedIn, hasFocus, isNode, isShadowRoot, localNameOf, pathOf, viewOf } from './dom/safe.ts'
import { fieldOf, type FieldElement } from './fields/fieldOf.ts'
import { plainField } from './fields/plainField.ts'
import { richField } from './fields/richField.ts'
import { endHighlights } from './marks/highlights.ts'
import { watchPlaces } from './places.ts'
import { watchPointer } from './pointing.ts'
import { Panels } from './surface/panels.ts'
import { Surface } from './surface/surface.ts'

/** The most fields with marks. The one that was left first goes first. */
const FIELDS_MAX = 4
const ENTER_MS = 30

type Options = {
  view: View
  device: Device
  dismissals: Dismissals
  /** Called when the extension was removed or updated. */
  onGone: () => void
}

/** Checks the fields of one frame from the moment they have the focus. Until then, it only listens for that. */
export class Frame {
  private readonly options: Options
  /** Has no window any more when the frame is removed, or shows another address. */
  private readonly doc: Document
  private readonly site: Site
  /** From the one used last to the one used first. */
  private fields: CheckedField[] = []
  private active: { desk: Desk; badge: Badge; end: () => void } | null = null
  private readonly frames = new Map<View, Frame>()
  /** The field whose issue a key has asked for before its check had ended. */
  private awaited: CheckedField | null = null
  private entering: ReturnType<typeof setTimeout> | undefined
  private readonly ending = new AbortController()

  constructor(options: Options) {
    this.options = options
    this.doc = options.view.document
    this.site = siteOf(hostOf(options.view))
    const { view } = options
    this.listen(view)
    view.addEventListener('blur', this.blur, { signal: this.ending.signal })
    const focused = focusedIn(view.document)
    const path = focused ? pathOf(focused) : []
    this.listenIn(path)
    this.enter(path)
  }

  /** Runs a command of a key in the frame that has the focus. */
  command(command: PageCommand): void {
    for (const frame of this.frames.values()) frame.command(command)
    const checked = this.focused()
    if (!checked || !this.active || !hasFocus(this.options.view.document)) return
    const { desk } = this.active
    switch (command) {
      case 'issue':
        return this.openIssue(checked)
      case 'snippets':
        return openSnippets(desk, checked)
      case 'rewrite':
        return openRewrite(desk, checked)
    }
  }

  recheck(): void {
    for (const checked of this.fields) checked.recheck()
    for (const frame of this.frames.values()) frame.recheck()
  }

  /** Takes everything of ours out of the frame. */
  end(): void {
    for (const [inner, frame] of this.frames) {
      frame.end()
      forget(inner)
    }
    this.frames.clear()
    clearTimeout(this.entering)
    this.ending.abort()
    this.rest()
  }

  private readonly focus = (event: Event): void => {
    if (!event.isTrusted) return
    const path = event.composedPath()
    this.listenIn(path)
    clearTimeout(this.entering)
    // A page that moves the focus through many fields pays for the last one only.
    this.entering = setTimeout(() => this.enter(path), ENTER_MS)
  }

  private listen(target: EventTarget): void {
    const options = { capture: true, signal: this.ending.signal }
    EventTarget.prototype.addEventListener.call(target, 'focusin', this.focus, options)
  }

  /** Listens in shadow roots, too: where the focus moves inside of one, no event of that comes out of it. */
  private listenIn(path: readonly EventTarget[]): void {
    for (const target of path) if (isNode(target) && isShadowRoot(target)) this.listen(target)
  }

  /** The focus may have gone into a frame that was made after this script came. */
  private readonly blur = (): void => {
    const focused = focusedIn(this.options.view.document)
    if (!focused || localNameOf(focused) !== 'iframe') return
    for (const [inner, frame] of this.frames)
      if (viewOf(frame.doc) === null) {
        frame.end()
        this.frames.delete(inner)
      }
    const inner = viewOfFrame(focused as HTMLIFrameElement)
    if (inner && !isStarted(inner)) {
      start(inner)
      this.frames.set(inner, new Frame({ ...this.options, view: inner }))
    }
  }

  private enter(path: readonly EventTarget[]): void {
    // After an update, the new version has its own script here.
    if (this.options.device.isGone()) return this.options.onGone()
    const found = fieldOf(path, this.site)
    if (!found) return
    const known = this.fields.find(({ field }) => field.element === found.element)
    const active = (this.active ??= this.begin())
    const checked = known ?? this.check(found, active.desk)
    this.fields = [checked, ...this.fields.filter(each => each !== checked)]
    for (const left of this.fields.splice(FIELDS_MAX)) left.end()
    active.badge.show(checked)
    if (!active.desk.panels.isOver(checked.field)) active.desk.panels.close()
  }

  private check(found: FieldElement, { surface, device }: Desk): CheckedField {
    const field =
      found.kind === 'plain'
        ? plainField(found.element, surface)
        : richField(found.element, { skipped: this.site.skipped, surface })
    device.warm()
    const checked: CheckedField = new CheckedField(field, {
      device,
      dismissals: this.options.dismissals,
      onChange: () => {
        this.active?.badge.update(checked)
        if (this.awaited === checked && checked === this.focused()) this.openIssue(checked)
      },
      onInput: () => {
        this.awaited = null
        this.active?.badge.fade(checked)
        if (this.active?.desk.panels.isOver(field)) this.active.desk.panels.close()
      },
      onDoubt: () => {
        if (!fieldOf(pathOf(field.element), this.site)) this.leave(checked)
      },
      onGone: this.options.onGone,
    })
    return checked
  }

  /** Begins everything that runs only while there is an active field. */
  private begin() {
    const { view, device } = this.options
    const surface = new Surface(view)
    const panels = new Panels(surface, view)
    const desk: Desk = { view, device, surface, panels, recheck: () => this.recheck() }
    const badge = new Badge(desk, {
      openIssue: (checked, finding) => openCard(desk, checked, finding, true),
      openSnippets: checked => openSnippets(desk, checked),
      openRewrite: checked => openRewrite(desk, checked),
      host: hostOf(view),
    })
    const endPointer = watchPointer({
      view,
      panels,
      fieldOf: event => {
        const path = event.composedPath()
        return this.fields.find(({ field }) => path.includes(field.element)) ?? null
      },
      open: (checked, finding) => openCard(desk, checked, finding, false),
    })
    const endPlaces = watchPlaces(view, {
      fields: () => this.fields,
      onGone: gone => this.leave(gone),
      onMoved: () => {
        badge.place()
        panels.place()
      },
      isCutOff: device.isGone,
      onCutOff: this.options.onGone,
    })
    view.addEventListener('keydown', this.key, { capture: true })
    const end = () => {
      view.removeEventListener('keydown', this.key, { capture: true })
      endPointer()
      endPlaces()
      panels.close()
      badge.end()
      surface.end()
      endHighlights(view)
    }
    return { desk, badge, end }
  }

  private leave(gone: CheckedField): void {
    if (this.active?.desk.panels.isOver(gone.field)) this.active.desk.panels.close()
    gone.end()
    this.fields = this.fields.filter(each => each !== gone)
    this.active?.badge.leave(gone)
    if (this.fields.length === 0) this.rest()
  }

  private rest(): void {
    for (const checked of this.fields) checked.end()
    this.fields = []
    this.awaited = null
    this.active?.end()
    this.active = null
  }

  private focused(): CheckedField | null {
    const focused = focusedIn(this.options.view.document)
    return (
      this.fields.find(({ field }) => focused !== null && pathOf(focused).includes(field.element)) ?? null
    )
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (!event.isTrusted || event.isComposing || !this.active) return
    const { panels } = this.active.desk
    const isOpen = event.key === 'Escape' && panels.isOver()
    const isWanted =
      event.key === 'Enter' && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    const checked = isOpen || isWanted ? this.focused() : null
    if (!checked || (isWanted && !panels.isOver() && checked.findings.length === 0)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isOpen) panels.close()
    else if (panels.isOver()) panels.focus()
    else this.openIssue(checked)
  }

  /** Opens the issue at the caret, or the menu if the text has none. Until its check has ended, that is not known. */
  private openIssue(checked: CheckedField): void {
    this.awaited = null
    checked.catchUp()
    const hasIssue = checked.findings.length > 0
    this.awaited = hasIssue || checked.isSettled() ? null : checked
    if (hasIssue) this.openAtCaret(checked)
    else if (!this.awaited) this.active?.badge.open()
  }

  private openAtCaret(checked: CheckedField): void {
    checked.field.read()
    const finding = checked.findingFrom(checked.field.selection() ?? { start: 0, end: 0 })
    if (!finding || !this.active) return
    checked.field.reveal(finding)
    openCard(this.active.desk, checked, finding, true)
  }
}
