import type { ExtensionSettings } from '../common/settings.ts'

type Change = (settings: ExtensionSettings) => ExtensionSettings

/** The most rules and hosts that are kept off. */
const OFF_MAX = 500

/** Turns a rule off, which is listed by its title. */
export const ruleOff =
  (rule: string, title: string | undefined): Change =>
  settings => {
    const offRules = first(rule, settings.offRules)
    const titles = title === undefined ? settings.ruleTitles : { ...settings.ruleTitles, [rule]: title }
    return { ...settings, offRules, ruleTitles: only(titles, offRules) }
  }

export const ruleOn =
  (rule: string): Change =>
  settings => {
    const offRules = settings.offRules.filter(other => other !== rule)
    return { ...settings, offRules, ruleTitles: only(settings.ruleTitles, offRules) }
  }

export const hostOff =
  (host: string): Change =>
  settings => ({ ...settings, offHosts: first(host, settings.offHosts) })

export const hostOn =
  (host: string): Change =>
  settings => ({ ...settings, offHosts: settings.offHosts.filter(other => other !== host) })

const first = (added: string, others: readonly string[]): string[] =>
  [added, ...others.filter(other => other !== added)].slice(0, OFF_MAX)

const only = (titles: Readonly<Record<string, string>>, rules: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(titles).filter(([rule]) => rules.includes(rule)))
