import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDrafts } from '../../../kit/form/form-drafts'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { DeviceChoice, type ShownDevice } from '../../../kit/site-frame/device-choice'
import type { FrameDraft } from '../../../kit/site-frame/frame-messages'
import { SiteFrame } from '../../../kit/site-frame/site-frame'
import { useSiteDrafts } from '../../../kit/site-frame/use-site-drafts'
import type { ItemForm } from './item-form'
import styles from './item-page-preview.module.css'
import { editorWords } from './words'

const Drafts = createContext<readonly FrameDraft[]>([])

/** Apart from the editor, so that what is typed renders the frame alone again. */
export const WithItemDrafts = ({ customerId, children }: { customerId: number; children: ReactNode }) => {
  const { drafts, tell } = useSiteDrafts(customerId, useBackOfficeLocale())
  return (
    <FormDrafts value={tell}>
      <Drafts value={drafts}>{children}</Drafts>
    </FormDrafts>
  )
}

/** The item's own page on the site, while it is typed. */
export const ItemPagePreview = ({ item }: { item: MarketItem }) => {
  const words = useWords(editorWords)
  const [device, setDevice] = useState<ShownDevice>('phone')
  const status = useWatch<ItemForm, 'status'>({ name: 'status' })
  const isPublic = item.status === 'public' && !item.newlyCreated
  // The server has no page of a draft: the frame goes there from another one, and is given the row.
  const [isThere, setThere] = useState(isPublic)
  const unseen = useMemo(() => (isPublic ? undefined : { path: 'market-items', row: item }), [isPublic, item])
  return (
    <section className={styles.preview} aria-label={words.pagePreview}>
      <div className={styles.head}>
        <span className="muted">{status === 'draft' ? words.draftPreview : words.pagePreview}</span>
        <DeviceChoice value={device} onChange={setDevice} />
      </div>
      <SiteFrame
        className={styles.frame}
        customerId={item.customerId}
        title={words.pagePreview}
        device={device}
        path={isThere ? pathTo(routes.item, item.id) : routes.shop}
        onNews={() => setThere(true)}
        drafts={use(Drafts)}
        unseen={unseen}
      />
    </section>
  )
}
