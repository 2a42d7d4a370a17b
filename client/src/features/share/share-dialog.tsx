import type { Account } from '@mainstreet/shared/contracts/account'
import { cardSizeNames, shortPath, type ShortLink } from '@mainstreet/shared/contracts/marketplace/share'
import { locales, type Locale } from '@mainstreet/shared/rules/language'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useRow } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { languageNames } from '../../kit/form/fields/text-languages'
import { useFormats } from '../../kit/language/use-formats'
import { shownAddress, siteAddress } from '../../kit/site-address'
import { Button } from '../../kit/ui/button'
import { Dialog } from '../../kit/ui/dialog'
import { Notice } from '../../kit/ui/notice'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { Skeleton } from '../../kit/ui/skeleton'
import { PrintedCard } from './printed-card'
import { ShareCard } from './share-card'
import styles from './share-dialog.module.css'
import { useShortLink } from './use-share'
import { shareWords } from './words'
import { useAccount } from '../../kit/data/use-account'
import { CopyButton } from '../../kit/ui/copy-button'
import { Text } from '../../kit/ui/text'

const CopyLink = ({ address }: { address: string }) => {
  const { copy: label, copied, notCopied } = useWords(shareWords)
  return <CopyButton text={address} {...{ label, copied, notCopied }} />
}

/** How often a short address was opened, as it is now. */
const Opens = ({ link }: { link: ShortLink }) => {
  const { row = link } = useRow('short-links', link.id)
  const words = useWords(shareWords)
  const { number } = useFormats()
  return (
    <p className="muted">{row.opens ? words.opened(number(row.opens), row.opens === 1) : words.notYet}</p>
  )
}

type CardsProps = { link: ShortLink; title: string; account: Account }

const Cards = ({ link, title, account }: CardsProps) => {
  const words = useWords(shareWords)
  const [isPrinting, setPrinting] = useState(false)
  const { bilingual, language } = account
  const [chosen, setLang] = useState<Locale>(language)
  const lang = bilingual ? chosen : language
  const languages = locales.map((value) => ({ value, label: languageNames[value] }))
  const address = siteAddress(account.str_domain) + shortPath(link.code)
  return (
    <>
      <div className={styles.link}>
        <div>
          <Text as="p" weight="strong" wrap="anywhere">
            {shownAddress(address)}
          </Text>
          <Opens link={link} />
        </div>
        <div className={styles.actions}>
          <CopyLink address={address} />
          <Button icon={<Printer />} onClick={() => setPrinting(true)}>
            {words.print}
          </Button>
        </div>
      </div>
      {bilingual && (
        <div className={styles.language}>
          <SegmentedControl label={words.language} value={lang} onChange={setLang} options={languages} />
        </div>
      )}
      <ul className={styles.cards}>
        {cardSizeNames.map((size) => (
          <ShareCard key={size} isOneOfTwo={bilingual} {...{ size, link, title, lang }} />
        ))}
      </ul>
      {isPrinting && <PrintedCard linkId={link.id} lang={lang} onDone={() => setPrinting(false)} />}
    </>
  )
}

type ContentProps = { itemId: number | null; title: string }

const Content = ({ itemId, title }: ContentProps) => {
  const words = useWords(shareWords)
  const { row: account } = useAccount()
  const { data: link, error } = useShortLink(itemId)
  if (error)
    return (
      <Notice tone="warning" title={words.noCard}>
        {error.message}
      </Notice>
    )
  if (!link || !account) return <Skeleton block lines={6} />
  return <Cards link={link} title={title} account={account} />
}

type ShareDialogProps = {
  open: boolean
  onClose: () => void
  /** Null: the whole shop. */
  itemId: number | null
  title: string
}

/** The cards of an item, or of the whole shop: to download, send, print, and the link that they lead to. */
export const ShareDialog = ({ open, onClose, itemId, title }: ShareDialogProps) => {
  const words = useWords(shareWords)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={itemId === null ? words.shareSite : words.shareItem(title)}
      description={words.about}
      wide
    >
      <Content itemId={itemId} title={title} />
    </Dialog>
  )
}
