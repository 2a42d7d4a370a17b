import { publishedStatus, siteStateOf, type Account } from '@mainstreet/shared/contracts/account'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ExternalLink as Outside } from 'lucide-react'
import { useWords } from '../../kit/language/bilingual'
import { withPreview } from '../../kit/preview'
import { shownAddress, siteAddress } from '../../kit/site-address'
import { Badge } from '../../kit/ui/badge'
import { Button, buttonClass } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { ButtonLink } from '../../kit/ui/link'
import { toast } from '../../kit/ui/toaster'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import styles from './site-card.module.css'
import { SitePicture } from './site-picture'
import { homeWords } from './words'

const CopyLink = ({ address }: { address: string }) => {
  const words = useWords(homeWords)
  const copy = () =>
    // Only pages over TLS and those of this machine have a clipboard.
    Promise.resolve(navigator.clipboard?.writeText(address) ?? Promise.reject(new Error(address))).then(
      () => toast.success(words.copied),
      () => toast.error(words.notCopied, address),
    )
  return (
    <Button size="small" onClick={() => void copy()}>
      {words.copy}
    </Button>
  )
}

/** The site as visitors see it: its picture, its address, and what can be done with it. */
export const SiteCard = ({ account }: { account: Account }) => {
  const words = useWords(homeWords)
  const isPublished = account.int_status_id === publishedStatus
  const address = account.str_domain ? siteAddress(account.str_domain) : undefined
  const target = isPublished && address ? address : withPreview('/', account.id)
  return (
    <Card title={words.site} flush>
      <div className={styles.site}>
        <SitePicture account={account} />
        <div className={styles.words}>
          <p className={styles.address}>{address ? shownAddress(address) : words.noAddress}</p>
          <Badge tone={isPublished ? 'success' : 'warning'} dot>
            {words.states[siteStateOf(account.int_status_id)]}
          </Badge>
        </div>
        <div className={styles.actions}>
          <a
            href={target}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ size: 'small' }, styles.open)}
          >
            <Outside aria-hidden="true" />
            {words.open}
            <VisuallyHidden>{words.inNewTab}</VisuallyHidden>
          </a>
          {address && <CopyLink address={address} />}
          {address && (
            <ButtonLink to={backOfficeRoutes.siteCard} size="small">
              {words.card}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}
