import type { Account } from '@mainstreet/shared/contracts/account'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ExternalLink, History } from 'lucide-react'
import { useWords } from '../../../kit/language/bilingual'
import { buttonClass } from '../../../kit/ui/button'
import { ButtonLink } from '../../../kit/ui/link'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden'
import { customerWords } from './words'

const Preview = ({ id }: { id: number }) => {
  const words = useWords(customerWords)
  return (
    <a href={`/?previewId=${id}`} target="_blank" rel="noopener" className={buttonClass({ size: 'small' })}>
      {words.preview}
      <ExternalLink aria-hidden="true" width={14} />
      <VisuallyHidden>{words.newTab}</VisuallyHidden>
    </a>
  )
}

const LogLink = () => (
  <ButtonLink size="small" to={backOfficeRoutes.customerChanges} icon={<History />}>
    {useWords(customerWords).log}
  </ButtonLink>
)

/** What staff can do with a customer as a whole, in its order. */
export const CustomerActions = ({ account }: { account: Account }) => (
  <>
    <Preview id={account.id} />
    <LogLink />
  </>
)
