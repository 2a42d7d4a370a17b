import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/link'
import { MessagePage } from '../ui/message-page'
import { useShownSite } from './shown-site'
import { usePath } from './site-link'

interface RemovedPageProps {
  words: { removedTitle: string; removed: string; back: string }
  /** Where the others of its kind are. */
  to: string
  /** What else there is, below. */
  children?: ReactNode
}

/** The page of something that is not, or no longer, available. */
export const RemovedPage = ({ words, to, children }: RemovedPageProps) => {
  const { company } = useShownSite()
  const path = usePath()
  return (
    <>
      <MessagePage
        title={words.removedTitle}
        titleOf={company.name}
        action={
          <ButtonLink to={path(to)} variant="primary" size="large">
            {words.back}
          </ButtonLink>
        }
      >
        {words.removed}
      </MessagePage>
      {children}
    </>
  )
}
