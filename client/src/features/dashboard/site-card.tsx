import { publishedStatus, siteStateOf, type Account } from '@mainstreet/shared/contracts/account'
import { ExternalLink as Outside } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { withPreview } from '../../kit/preview'
import { shownAddress, siteAddress } from '../../kit/site-address'
import { SiteFrame } from '../../kit/site-frame/site-frame'
import { Badge } from '../../kit/ui/badge'
import { Button, buttonClass } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { ShareDialog } from '../share/share-dialog'
import styles from './site-card.module.css'
import { homeWords } from './words'

/** The site as visitors see it: its picture, its address, and what can be done with it. */
export const SiteCard = ({ account }: { account: Account }) => {
  const words = useWords(homeWords)
  const [sharing, setSharing] = useState(false)
  const isPublished = account.int_status_id === publishedStatus
  const address = account.str_domain ? siteAddress(account.str_domain) : undefined
  const target = isPublished && address ? address : withPreview('/', account.id)
  return (
    <Card title={words.site} flush>
      <div className={styles.site}>
        <div className={styles.picture}>
          <SiteFrame customerId={account.id} title={words.picture} device="desktop" inert />
        </div>
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
          {address && (
            <Button size="small" onClick={() => setSharing(true)}>
              {words.share}
            </Button>
          )}
        </div>
      </div>
      <ShareDialog
        open={sharing}
        onClose={() => setSharing(false)}
        itemId={null}
        title={account.str_company_name}
      />
    </Card>
  )
}
