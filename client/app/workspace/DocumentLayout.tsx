import { atom, useAtom, useAtomValue, useSetAtom, type Atom } from 'jotai'
import { ArrowLeft, Clock, ListChecks, PanelLeft, PanelRightClose } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'

import { openTitle } from '#client/features/documents/openTitle.ts'
import { TitleInput } from '#client/features/documents/TitleInput.tsx'
import { ShareButton } from '#client/features/sharing/ShareButton.tsx'
import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Main } from '#client/shared/ui/layout/Main.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { Sheet } from '#client/shared/ui/overlay/Sheet.tsx'
import { Tooltip } from '#client/shared/ui/overlay/Tooltip.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { workspace } from '#schema/messages/en/workspace.ts'
import { mayComment, mayRename, maySuggest, mayWrite, type Role } from '#schema/sharing/roles.ts'

import { documentsSheet, FADED, FADED_PART, focused, reviewRail, reviewSheet } from './layoutState.ts'
import { WIDEST } from './widths.ts'

const t = translator(workspace)

const NONE = atom(0)

type Props = {
  document: DocumentSummary
  /** Called when the title is finished by a key, to move the focus to the text. */
  onTitled?: (() => void) | undefined
  /** Whether what was typed is safe. */
  saved?: ReactNode
  /** Facts about the text, such as the number of words. */
  status?: ReactNode
  /** The other users. */
  presence?: ReactNode
  /** Further buttons in the bar. */
  actions?: ReactNode
  /** A notice about the connection, above the page. */
  notice?: ReactNode
  toolbar?: ReactNode
  /** Bars of the features, above the page. */
  above?: ReactNode
  /** The page itself. */
  editor?: ReactNode
  /** The review rail, and how many things in it are open and wait to be sent. */
  review?: ReactNode
  reviewCount?: Atom<number>
  reviewWaiting?: Atom<number>
}

/**
 * Where everything of an open document has its place: the bar above it, the page, and the review
 * rail.
 */
export function DocumentLayout({
  document,
  review,
  reviewCount = NONE,
  reviewWaiting = NONE,
  ...slots
}: Props) {
  const isFocused = useAtomValue(focused)
  const widest = useMediaQuery(WIDEST) && !isFocused
  const [open, setOpen] = useAtom(reviewRail)
  const [sheet, setSheet] = useAtom(reviewSheet)
  return (
    <>
      <Main className="flex min-w-0 grow flex-col">
        <Bar
          isFaded={isFocused}
          document={document}
          onTitled={slots.onTitled}
          saved={slots.saved}
          status={slots.status}
          presence={slots.presence}
          actions={slots.actions}
          review={
            review ? (
              <ReviewToggle
                count={reviewCount}
                waiting={reviewWaiting}
                isOpen={widest && open}
                onPress={() => (widest ? setOpen(!open) : setSheet(true))}
              />
            ) : null
          }
        />
        {slots.notice}
        {slots.toolbar && (
          <div
            className={cn(
              'order-last shrink-0 border-t bg-paper sm:order-none sm:border-t-0 sm:border-b',
              isFocused && FADED,
            )}
          >
            {slots.toolbar}
          </div>
        )}
        {slots.above}
        <div className="min-h-0 grow overflow-y-auto">
          <div className="mx-auto w-full max-w-200 max-sm:min-h-full max-sm:bg-paper sm:px-8 sm:py-8">
            <div className="bg-paper px-5 py-6 sm:min-h-[calc(100dvh-12rem)] sm:rounded-xl sm:px-14 sm:py-14 sm:shadow-sheet">
              {slots.editor}
            </div>
          </div>
        </div>
      </Main>
      {review && widest && open && (
        <aside
          aria-label={t('review')}
          className="flex w-85 shrink-0 flex-col border-l pt-2 [&_[role=tab]]:px-1.5 [&_[role=tab]]:text-[0.8125rem] [&_[role=tablist]]:gap-0"
        >
          {review}
        </aside>
      )}
      {review && !widest && (
        <Sheet
          open={sheet}
          onOpenChange={setSheet}
          side="bottom"
          title={t('review')}
          className="h-[70dvh] sm:[&_[role=tablist]]:gap-4 max-sm:[&_[role=tab]]:px-1.5 max-sm:[&_[role=tablist]]:gap-0"
        >
          {review}
        </Sheet>
      )}
    </>
  )
}

/** Hides a part of the bar on a phone while the title is edited, which has its width then. */
const AWAY_FROM_TITLE = 'pointer-coarse:max-sm:group-has-[h1_:focus]/bar:hidden'

type BarProps = Pick<Props, 'document' | 'onTitled' | 'saved' | 'status' | 'presence' | 'actions'> & {
  review: ReactNode
  /** Whether only the label of saving is visible, until the pointer or the focus is in the bar. */
  isFaded: boolean
}

function Bar({ document, onTitled, saved, status, presence, actions, review, isFaded }: BarProps) {
  const setDocumentsSheet = useSetAtom(documentsSheet)
  const [, navigate] = useLocation()
  const faded = isFaded && FADED_PART
  const isSnippet = document.kind === 'snippet'
  return (
    <div
      className={cn(
        'group/bar flex h-13 shrink-0 items-center gap-2 border-b px-2 max-sm:gap-1 lg:px-4',
        isFaded && 'pointer-fine:border-transparent',
      )}
    >
      {isSnippet ? (
        <IconButton label={t('allSnippets')} onClick={() => navigate(KINDS.snippet.path)}>
          <ArrowLeft aria-hidden />
        </IconButton>
      ) : (
        <IconButton label={t('documents')} className="lg:hidden" onClick={() => setDocumentsSheet(true)}>
          <PanelLeft aria-hidden />
        </IconButton>
      )}
      {/* On a phone, the title is above the label, so that it has all of this width. */}
      <div className="flex min-w-0 shrink items-center gap-2 max-sm:grow max-sm:flex-col max-sm:items-start max-sm:gap-0">
        <h1 className={cn('relative flex min-w-0 shrink items-center max-sm:w-full', faded)}>
          {mayRename(document.role) ? (
            <TitleInput
              ref={openTitle}
              document={document}
              onDone={by => by === 'key' && onTitled?.()}
              className="focus-inset h-9 max-w-full truncate rounded-lg bg-transparent px-2 text-sm font-semibold [field-sizing:content] hover:bg-hover focus:bg-paper max-sm:h-7"
            />
          ) : (
            <span className="truncate px-2 text-sm font-semibold">{document.title}</span>
          )}
        </h1>
        {!mayWrite(document.role) && (
          <span className="shrink-0 max-sm:hidden">
            <Badge>{t(badgeOf(document.role))}</Badge>
          </span>
        )}
        <span
          className={cn('max-w-full shrink-0 truncate max-sm:-mt-1 max-sm:h-4 max-sm:px-2', AWAY_FROM_TITLE)}
        >
          {saved}
        </span>
      </div>
      <Roving
        role="toolbar"
        aria-label={t(isSnippet ? 'thisSnippet' : 'thisDocument')}
        className={cn('ml-auto flex shrink-0 items-center gap-2 max-sm:gap-0.5', faded, AWAY_FROM_TITLE)}
      >
        {status}
        {presence}
        {actions}
        <ShareButton role={document.role} />
        {review}
      </Roving>
    </div>
  )
}

/** Returns the message that says what a user who may not write can do. */
function badgeOf(role: Role): 'canSuggest' | 'canComment' | 'viewOnly' {
  if (maySuggest(role)) return 'canSuggest'
  return mayComment(role) ? 'canComment' : 'viewOnly'
}

type ToggleProps = { count: Atom<number>; waiting: Atom<number>; isOpen: boolean; onPress: () => void }

/** One button for both, so that the focus stays on it. */
function ReviewToggle({ isOpen, onPress, ...numbers }: ToggleProps) {
  const count = useAtomValue(numbers.count)
  const waiting = useAtomValue(numbers.waiting)
  const label = isOpen ? t('hideReview') : t('showReview', { count, waiting })
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        onClick={onPress}
        className="touch-target inline-flex h-8 items-center gap-1.5 rounded-lg px-2 text-sm font-medium text-ink-soft tabular-nums transition-colors hover:bg-hover hover:text-ink"
      >
        {isOpen ? (
          <PanelRightClose className="size-4.5" aria-hidden />
        ) : (
          <>
            <ListChecks className="size-4.5" aria-hidden />
            {count > 0 && count}
            {waiting > 0 && <Clock className="size-3.5" aria-hidden />}
          </>
        )}
      </button>
    </Tooltip>
  )
}
