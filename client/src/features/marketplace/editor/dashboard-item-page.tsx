import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useWords } from '../../../kit/language/bilingual'
import { useRow } from '../../../kit/data/data'
import { Badge } from '../../../kit/ui/badge'
import { ErrorState } from '../../../kit/ui/error-state'
import { Notice } from '../../../kit/ui/notice'
import { Page } from '../../../kit/ui/page'
import { Skeleton } from '../../../kit/ui/skeleton'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useListAddress } from '../list/use-list-address'
import { editorWords } from './words'
import { ItemEditor } from './item-editor'
import { useItemActions } from './use-item-actions'

/** The editor of one product. */
export const DashboardItemPage = () => {
  const words = useWords(editorWords)
  const [params] = useSearchParams()
  const { id = params.get('item') ?? '' } = useParams()
  const { inModule } = useBackOfficeLinks()
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined
  const { row: item, error, refetch } = useRow('market-items', number)
  const [typed, setTyped] = useState('')
  const { actions, dialog } = useItemActions(item)
  const list = { to: useListAddress(), label: words.products }
  // A full page load cannot delete a new item as it leaves: there the link back is Cancel.
  const back = inModule && item?.newlyCreated ? undefined : list

  const isMissing = number === undefined || error?.code === 404
  if (!item && (isMissing || error))
    return (
      <Page title={words.product} back={back}>
        {isMissing ? (
          <ErrorState title={words.noItem} error={words.deletedPerhaps} />
        ) : (
          <ErrorState error={error} onRetry={refetch} />
        )}
      </Page>
    )
  if (!item)
    return (
      <Page title={words.product} back={back}>
        <Skeleton block lines={8} />
      </Page>
    )
  return (
    <Page
      title={typed.trim() || item.title}
      back={back}
      secondary={actions}
      badge={
        <Badge tone={item.status === 'public' ? 'success' : 'neutral'}>
          {item.status === 'public' ? words.public : words.draft}
        </Badge>
      }
    >
      {error?.code === 404 && (
        <Notice tone="warning" title={words.deletedElsewhere}>
          {words.cannotBeSaved}
        </Notice>
      )}
      <ItemEditor key={item.id} item={item} onImagesChanged={refetch} onNamed={setTyped} />
      {dialog}
    </Page>
  )
}
