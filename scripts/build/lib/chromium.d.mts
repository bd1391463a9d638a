export function findChromium(env?: Record<string, string | undefined>): Promise<string | null>
export function findFullChromium(env?: Record<string, string | undefined>): Promise<string | null>
