export function findChromium(env?: Record<string, string | undefined>): Promise<string | null>
