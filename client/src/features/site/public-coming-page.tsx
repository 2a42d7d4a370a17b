import { useMatches } from 'react-router-dom'

/** A part of the site that visitors cannot use yet. */
export const PublicComingPage = () => {
  const handle = useMatches().at(-1)?.handle as { label?: string } | undefined
  const label = handle?.label ?? 'This page'
  return (
    <main>
      <title>{label}</title>
      <h1>{label}</h1>
      <p>This page is not available yet.</p>
      <p>
        <a href="/">To the home page</a>
      </p>
    </main>
  )
}
