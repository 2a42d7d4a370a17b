import { useMatches } from 'react-router-dom'

/** What the site map says of the page that is open. */
export const usePageHandle = (): { label: string; about?: string } => {
  const handle = useMatches().at(-1)?.handle as { label?: string; about?: string } | undefined
  return { label: handle?.label ?? 'Page', about: handle?.about }
}
