export function npmScript(env?: Record<string, string | undefined>, node?: string): string
