import { navigationAction, type NavigationAction, type WorkspaceSection } from '#schema/voice/contract.ts'

/** The names of the sections, with common mishearings. */
const spokenNames: Record<NavigationAction, string> = {
  editor: `editor, text editor, writing editor, document editor, document, documents, text editing,
    writing area, workspace, work space, text, test editor, tax editor, next editor, text edit, editing`,
  email: `email generator, email, emails, e mail, mail, e mail generator, mail generator, email writer, email composer,
    email generation, email creator, email general, email generators, female generator, emails generator, generator`,
  sentiment: `sentiment, sentiments, sentiment analysis, sentiment analyser, sentiment analyzer, sentiment analytics,
    sentiment checker, sentimental analysis, sentimental, centiment, tone analysis, tone checker, mood analysis`,
  dashboard: `dashboard, dash board, dashboards, home, homepage, home page, home screen, main page, start page,
    main screen, overview, dash, dashed board`,
  settings: `settings, setting, preferences, options, configuration, account settings, user settings, account, profile,
    voice settings, sittings, personal settings`,
  collaborate: `collaboration, collaborate, collaborations, collaborative writing, collaborating, collab, sharing, team,
    snippets, shared snippets, shared documents, corroborate, corroboration, collaborator, collaborators`,
  analytics: `writing style, analytics, analytic, writingstyle, writing styles, style, style analysis, style analytics,
    writing analytics, writing analysis, statistics, writing statistics, stats, insights, riding style, right in style`,
  new_document: `new document, new documents, new doc, new dock, new text, new page, blank document, blank page, empty document,
    knew document, new text document, new blank document, new empty document`,
}

export const sectionOf: Record<NavigationAction, WorkspaceSection> = {
  editor: 'editor',
  email: 'email',
  sentiment: 'sentiment',
  dashboard: 'dashboard',
  settings: 'settings',
  collaborate: 'collaborate',
  analytics: 'writing-style',
  new_document: 'editor',
}

const actionByName = new Map<string, NavigationAction>(
  navigationAction.options.flatMap(action =>
    spokenNames[action].split(/,\s+/).map(name => [name, action] as const),
  ),
)

/** One-word names that are a command by themselves. "Style" or "home" could mean anything. */
const commandByItself =
  /^(?:dashboard|settings|preferences|editor|email|sentiment|analytics|collaborate|collaboration)$/

const GOING = [
  '(?:go|got|going|navigate)(?: (?:back|over|straight|directly|on))?(?: (?:to|two|too|2|into))?',
  '(?:get|switch|move|jump|head|change|skip|return|turn|take me|bring me|get me|send me)(?: (?:back|over|straight))? (?:to|into)',
  'goto|open(?: up)?|launch|visit|view|see|display|show(?: me)?|bring up|pull up|back to|take me|bring me',
].join('|')
const request = new RegExp(`^(?:${GOING}) (.+)$`, 'u')
const creating = /^(?:create|start|make|begin)(?: me)?(?: an?| another| the)? (.+)$/u
const ROOM = / (?:section|page|tab|screen|view|panel|window|area|menu|part|tool|feature)$/u
const DETERMINER = /^(?:the|my|our|an?) /u

/**
 * Returns the section that a spoken phrase requests, or null. The command must cover all words, so
 * "going home" is none.
 */
export function navigationIn(phrase: string): NavigationAction | null {
  const target = request.exec(phrase)?.[1]
  return (target === undefined ? null : sectionNamed(target)) ?? creationIn(phrase)
}

/** Returns the action of "create a document", or null. */
function creationIn(phrase: string): NavigationAction | null {
  const made = creating.exec(phrase)?.[1] ?? ''
  const isMade = made === 'document' || actionByName.get(made) === 'new_document'
  return isMade ? 'new_document' : null
}

/** Returns the section whose name is the whole phrase, or null. */
export function sectionAlone(phrase: string): NavigationAction | null {
  return phrase.includes(' ') || commandByItself.test(phrase) ? sectionNamed(phrase) : null
}

function sectionNamed(target: string): NavigationAction | null {
  const name = target.replace(DETERMINER, '')
  return actionByName.get(name) ?? actionByName.get(name.replace(ROOM, '')) ?? null
}
