import { routes } from '@mainstreet/shared/routes'
import { RemovedPage } from '../../../kit/site/removed-page'
import { useTexts } from '../../../kit/site/texts/use-texts'
import { useHasNoShop } from './use-has-no-shop'

/** The page of an item that is not, or no longer, available; who has no shop sends nobody there. */
export const RemovedItem = () => {
  const shop = useTexts('shop')
  const { notFound, toHome } = useTexts('site')
  if (useHasNoShop())
    return <RemovedPage texts={{ ...shop, removed: notFound, back: toHome }} to={routes.home} />
  return <RemovedPage texts={shop} to={routes.shop} />
}
