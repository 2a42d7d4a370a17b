import type { Locale } from '@mainstreet/shared/rules/language'
import type { TablePath } from '@mainstreet/shared/services'
import { buildCar } from '../server/features/automotive/automotive.factory'
import { buildItem } from '../server/features/marketplace/market-items.factory'
import { buildPicture, sendForm } from '../server/features/media/upload.factory'
import { as } from '../server/test/as'
import type { TestApp } from '../server/test/create-test-app'
import { openShopAt, type Shop } from './shop'

const roles = ['Hub', 'Mobile', 'Events', 'Funeral', 'Automotive', 'Sales Flyer', 'Restaurant'] as const

/** A business that has every application, something in each, and every block of its home page filled. */
export interface FullSite extends Shop {
  /** The row of each kind that a visitor sees. */
  ids: Record<'category' | 'car' | 'dish' | 'event' | 'funeral' | 'notice' | 'link' | 'video', number>
}

/** Pages of a full site by what they are; nothing is at the last. */
export const pathsOf = ({ itemId, ids }: FullSite) => ({
  home: '/',
  shop: '/marketplace',
  sale: '/marketplace/sale',
  category: `/marketplace/c/${ids.category}`,
  item: `/marketplace/${itemId}`,
  cars: '/automotive',
  car: `/automotive/${ids.car}`,
  menu: '/restaurant',
  events: '/events',
  funerals: '/funerals',
  nothing: '/no-such-page',
})

/** The first heading of a full site's pages. */
export const headings: Record<keyof ReturnType<typeof pathsOf>, Record<Locale, string>> = {
  home: { en: 'Test Goods', fr: 'Test Goods' },
  shop: { en: 'Our shop', fr: 'Boutique' },
  sale: { en: 'On sale', fr: 'En solde' },
  category: { en: 'Mugs & Bowls', fr: 'Mugs & Bowls' },
  item: { en: 'Blue Mug', fr: 'Blue Mug' },
  cars: { en: 'Vehicles', fr: 'Véhicules' },
  car: { en: '2021 Toyota RAV4', fr: '2021 Toyota RAV4' },
  menu: { en: 'Menu', fr: 'Menu' },
  events: { en: 'Events', fr: 'Événements' },
  funerals: { en: 'Funerals', fr: 'Funérailles' },
  nothing: { en: 'Page not found', fr: 'Page introuvable' },
}

const words = '<p>Thrown, glazed and fired by hand, a stone’s throw from the water, since 2009.</p>'.repeat(4)
const nextMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString()
const weekdays = [0, 1, 2, 3, 4, 5, 6]

const columns = {
  roles: [...roles],
  catalogEnabled: true,
  str_title: 'Made by the sea',
  str_description: words,
  str_services: 'Mugs to order\nRepairs',
  str_content_area_title: 'How we work',
  str_content_area_content: words,
  str_facebook: '',
  str_twitter: 'testgoods',
}

const addPictures = async (app: TestApp, { account, itemId }: Shop) => {
  const owner = await as(app, 'owner', account)
  const upload = async (type: string, more: object, [width, height]: [number, number]) => {
    const fields = { type, id: account.id, region: account.region, ...more }
    const files = [{ bytes: await buildPicture(width, height) }]
    const { status, body } = await sendForm(owner, { fields, files })
    if (status >= 300) throw new Error(`${type}: ${JSON.stringify(body)}`)
  }
  await upload('header', {}, [1200, 700])
  await upload('logo', {}, [200, 200])
  await upload('market-image', { itemId }, [400, 400])
  await upload('gallery', {}, [600, 400])
}

/** Opens a business at a name below localhost; its pictures are made when asked for, since that takes a second. */
export const openFullSite = async (app: TestApp, name: string, pictures = false): Promise<FullSite> => {
  const shop = await openShopAt(app, name)
  const customerId = shop.account.id
  const create = async (path: TablePath, body: object): Promise<number> =>
    (await app.service(path as 'market-items').create({ customerId, ...body })).id
  await app.service('account').patch(customerId, columns)
  const category = await create('market-categories', { category: 'Mugs & Bowls' })
  const sale = { onSale: true, discountType: 'percent', discountValue: '20' } as const
  const variations = [{ variation: 'Regular', sku: 'BOWL', price: 20, stock: 3 }]
  await create(
    'market-items',
    buildItem({ title: 'Red Bowl', ...sale, categoryId: category, featured: true, variations }),
  )
  await app.service('market-items').patch(shop.itemId, { categoryId: category, featured: true })
  const dishes = weekdays.map((dayId) => ({ name: 'Fish chowder', cost: 14.5, dayId, timeId: 2 }))
  const [dish] = await Promise.all(dishes.map((body) => create('restaurant', body)))
  const ids = {
    category,
    dish: dish!,
    car: await create('automotive', buildCar()),
    event: await create('events', { name: 'Open kiln', startsAt: nextMonth(), location: 'The studio' }),
    funeral: await create('funerals', { name: 'Ada Comeau', startsAt: nextMonth(), location: 'St. Anne' }),
    notice: await create('profile-notices', { str_title: 'Closed on Monday', str_description: '<p>!</p>' }),
    link: await create('profile-links', { text: 'Our shop', link: '/marketplace', order: 1 }),
    video: await create('profile-videos', { link: 'https://youtu.be/dQw4w9WgXcQ', caption: 'A kiln opens' }),
  }
  const { knex } = app.get('database')
  await knex('profile_blocks').where({ customerId }).update({ show: true })
  await knex('profile_hours').where({ customerId }).update({ isOpen: true, open: '09:00', close: '17:00' })
  await knex('profile_files').insert({ customerId, str_title: 'Price list', str_file: '/assets/prices.pdf' })
  if (pictures) await addPictures(app, shop)
  return { ...shop, ids }
}
