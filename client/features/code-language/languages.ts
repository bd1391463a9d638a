/**
 * The languages that code is marked with most, by the names that Markdown and highlighters use.
 * Names of languages are not translated.
 */
export const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bash: 'Bash',
    c: 'C',
    cpp: 'C++',
    csharp: 'C#',
    css: 'CSS',
    dart: 'Dart',
    diff: 'Diff',
    go: 'Go',
    graphql: 'GraphQL',
    html: 'HTML',
    java: 'Java',
    javascript: 'JavaScript',
    json: 'JSON',
    kotlin: 'Kotlin',
    latex: 'LaTeX',
    lua: 'Lua',
    markdown: 'Markdown',
    matlab: 'MATLAB',
    perl: 'Perl',
    php: 'PHP',
    powershell: 'PowerShell',
    python: 'Python',
    r: 'R',
    ruby: 'Ruby',
    rust: 'Rust',
    scala: 'Scala',
    sql: 'SQL',
    swift: 'Swift',
    toml: 'TOML',
    typescript: 'TypeScript',
    xml: 'XML',
    yaml: 'YAML',
  }),
)

/** Other names of them, as texts from elsewhere have them. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'c++': 'cpp',
    'c#': 'csharp',
    cs: 'csharp',
    golang: 'go',
    htm: 'html',
    js: 'javascript',
    md: 'markdown',
    ps1: 'powershell',
    py: 'python',
    rb: 'ruby',
    rs: 'rust',
    sh: 'bash',
    tex: 'latex',
    ts: 'typescript',
    yml: 'yaml',
  }),
)

/** Returns the name of a language in the list, or the name itself where the list does not have it. */
export function listedLanguage(name: string): string {
  const key = name.toLowerCase()
  const known = ALIASES.get(key) ?? key
  return LANGUAGES.has(known) ? known : name
}
