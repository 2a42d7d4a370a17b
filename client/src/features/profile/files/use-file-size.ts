import { useQuery } from '@tanstack/react-query'
import type { Locale } from '@mainstreet/shared/rules/language'

const bytesOf = async (url: string, signal: AbortSignal): Promise<number | null> => {
  const answer = await fetch(url, { method: 'HEAD', signal })
  const length = Number(answer.headers.get('content-length'))
  return answer.ok && length > 0 ? length : null
}

/** How many bytes a stored file has; undefined until that is known, null where nobody says. */
export const useFileSize = (url: string) =>
  // A stored file never changes under its name.
  useQuery({
    queryKey: ['file size', url],
    queryFn: ({ signal }) => bytesOf(url, signal),
    staleTime: Infinity,
    retry: false,
  }).data

const kilobyte = 1000

/** Bytes in words, such as 1.2 MB. */
export const sizeInWords = (bytes: number, locale: Locale): string => {
  const isLarge = bytes >= kilobyte * kilobyte
  const amount = isLarge ? bytes / (kilobyte * kilobyte) : Math.max(1, bytes / kilobyte)
  return new Intl.NumberFormat(`${locale}-CA`, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(amount)
}
