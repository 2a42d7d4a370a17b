import { pathTo, routes } from '@mainstreet/shared/routes'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { variationImage } from '@mainstreet/shared/rules/items/variation-image'
import { lazy, Suspense, useCallback } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useListedRow } from '../../../kit/data/data'
import { ErrorState } from '../../../kit/ui/error-state'
import { useShownSite } from '../../../kit/site/shown-site'
import { SiteLink, usePath } from '../../../kit/site/site-link'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import { lazyPart } from '../../../kit/lazy-part'
import { BuyBox } from './buy-box'
import styles from '../../../kit/site/offer-page.module.css'
import { available } from '@mainstreet/shared/rules/items/item-offer'

const name = 'variation'

/** The variation in view: the one that the address names, so that it can be passed on, else the first that can be bought. */
const useChosenVariation = (item: MarketItem) => {
  const [params, setParams] = useSearchParams()
  const { variations } = item
  const chosen =
    variations.find(({ id }) => String(id) === params.get(name)) ??
    variations.find((each) => available(item, each) > 0) ??
    variations[0]
  const choose = useCallback(
    (id: number) =>
      setParams(
        (had) => {
          had.set(name, String(id))
          return had
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return [chosen, choose] as const
}

const ItemGallery = lazyPart(async () => (await import('./item-gallery')).ItemGallery)
const RelatedItems = lazyPart(async () => (await import('./related-items')).RelatedItems)
const RichText = lazyPart(async () => (await import('../../../kit/rich-text/rich-text')).RichText)
const RemovedItem = lazyPart(async () => (await import('./removed-item')).RemovedItem)
const CountView = lazy(async () => ({ default: (await import('./count-view')).CountView }))

const BackLink = () => {
  const words = useSiteWords('shop')
  const path = usePath()
  return (
    <Link className={styles.back} to={path(routes.shop)}>
      {words.back}
    </Link>
  )
}

const ShownItem = ({ item }: { item: MarketItem }) => {
  const words = useSiteWords('shop')
  const { company } = useShownSite()
  const [variation, choose] = useChosenVariation(item)
  if (!variation) return null
  const { lang, externalUrl } = item
  // "Generate" writes the item's own address: visitors are there already.
  const isHere = externalUrl.includes(company.domain) && externalUrl.endsWith(pathTo(routes.item, item.id))
  return (
    <article className={styles.item} data-part={`item:${item.id}`}>
      <title>{item.metaTitle || `${item.title} · ${company.name}`}</title>
      <ItemGallery item={item} imageId={variationImage(item, variation)?.id} />
      <div className={styles.side}>
        <header className={styles.head}>
          {item.categoryId && (
            <SiteLink
              link={pathTo(routes.category, item.categoryId)}
              className={styles.category}
              lang={lang?.category}
            >
              {item.category}
            </SiteLink>
          )}
          <h1 className={styles.title} lang={lang?.title}>
            {item.title}
          </h1>
          {item.subTitle && (
            <p className={styles.subtitle} lang={lang?.subTitle}>
              {item.subTitle}
            </p>
          )}
        </header>
        <BuyBox item={item} variation={variation} onChoose={choose} />
        {item.description && (
          <section className={styles.description} aria-label={words.details}>
            <RichText html={item.description} lang={lang?.description} />
          </section>
        )}
        {externalUrl && !isHere && (
          <p>
            <SiteLink link={externalUrl}>{words.moreInfo}</SiteLink>
          </p>
        )}
      </div>
    </article>
  )
}

const Waiting = () => (
  <div className={styles.item} aria-busy="true">
    <div className={styles.waiting} />
  </div>
)

export const PublicItemPage = () => {
  const { id } = useParams()
  const named = /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : undefined
  const { row, error, refetch } = useListedRow('market-items', named)
  if (named === undefined || error?.code === 404) return <RemovedItem />
  return (
    <>
      <div className={styles.above}>
        <BackLink />
      </div>
      <div className={styles.page}>
        {row && <ShownItem key={row.id} item={row} />}
        {row?.categoryId && <RelatedItems key={-row.id} item={row} />}
        {row && (
          <Suspense>
            <CountView key={row.id} id={row.id} />
          </Suspense>
        )}
        {!row && error && <ErrorState error={error} onRetry={refetch} />}
        {!row && !error && <Waiting />}
      </div>
    </>
  )
}
