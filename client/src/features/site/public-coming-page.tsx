import { usePageInfo } from '../../kit/page-info'

/** A part of the site that visitors cannot use yet. */
export const PublicComingPage = () => {
  const { label } = usePageInfo()
  return (
    <div>
      <title>{label}</title>
      <h1>{label}</h1>
      <p>This page is not available yet.</p>
      <p>
        <a href="/">To the home page</a>
      </p>
    </div>
  )
}
