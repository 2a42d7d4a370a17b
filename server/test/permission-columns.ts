import type { TableContract } from '@mainstreet/shared/contract'
import type { Contracts, TablePath } from '@mainstreet/shared/services'
import type { TProperties } from '@sinclair/typebox'
import type { Who } from './as'

/** Everything that some body of a service may set. */
type Writable<P extends TablePath> =
  Contracts[P] extends TableContract<string, TProperties, infer Column, string, infer Body>
    ? Column | (keyof Body & string)
    : never

/** Who may write a column, where the matrix of methods lets them write the service at all. */
type Writers = readonly Who[]

const owners: Writers = ['owner', 'staff', 'write key']
const staff: Writers = ['staff']
const content: Writers = [...owners, 'content']
const orders: Writers = [...owners, 'orders']
const everybody: Writers = ['visitor', ...content, 'orders']
const people: Writers = ['owner', 'orders', 'content', 'staff']

/** Columns with the same writers. */
const by = <const Column extends string>(writers: Writers, ...names: Column[]) =>
  Object.fromEntries(names.map((name) => [name, writers])) as Record<Column, Writers>

/**
 * Who may write each column of each service, by hand: it is what is meant. A column that stands in a contract and not here
 * does not compile.
 */
export const columns: { readonly [P in TablePath]: Readonly<Record<Writable<P>, Writers>> } = {
  account: {
    ...by(content, 'str_company_name', 'str_title', 'str_description', 'str_services', 'translations'),
    ...by(content, 'str_address1', 'str_address2', 'str_city', 'str_pcode'),
    ...by(content, 'str_phone', 'str_mobile', 'str_fax', 'str_tollfree', 'str_mobile_url'),
    ...by(content, 'str_facebook', 'str_instagram', 'str_twitter', 'str_youtube', 'str_linkedin'),
    ...by(content, 'str_content_area_title', 'str_content_area_content', 'headerFocusX', 'headerFocusY'),
    // The province and the country decide the tax of what is picked up.
    ...by(owners, 'str_province', 'str_country', 'str_contact_name', 'str_email'),
    ...by(owners, 'facebookPixelId', 'stripePublicKey', 'stripeTestPublishKey'),
    ...by(owners, 'bol_ao_show_payment_calc', 'bol_ao_show_price_area'),
    ...by(owners, 'flt_ao_payment_rate', 'int_ao_payment_term'),
    ...by(owners, 'timezone', 'language', 'bilingual'),
    ...by(staff, 'str_domain', 'region', 'int_status_id', 'roles'),
    ...by(staff, 'catalogEnabled', 'ecommerceEnabled', 'marketplaceEnabled'),
  },
  'account-exports': {},
  'account-mails': {},
  'account-orders': {
    ...by(orders, 'status', 'notes', 'shopNotes', 'paidWith', 'trackingNumber', 'trackingCarrier'),
    ...by(orders, 'sendEmail', 'items', 'key', 'shippingType', 'language', 'discountCode', 'giftCodes'),
    ...by(orders, 'name', 'email', 'phone', 'recipient', 'address', 'city', 'province', 'country'),
    ...by(orders, 'postalcode'),
  },
  'api-keys': by(owners, 'name', 'scope'),
  automotive: {
    ...by(content, 'status', 'year', 'make', 'model', 'trim', 'body', 'condition', 'color'),
    ...by(content, 'cylinder', 'displacement', 'metaTitle', 'metaDescription'),
    ...by(content, 'drivetrain', 'stockNo', 'vin', 'mileage', 'transmission', 'description', 'price'),
    ...by(content, 'specialPrice', 'altPrice', 'paymentType', 'sold', 'featured', 'translations'),
  },
  'automotive-images': by(content, 'isPrimary', 'order'),
  'automotive-import-rows': {},
  'automotive-imports': by(content, 'status', 'fields'),
  condolences: by(content, 'status', 'reported'),
  'contact-messages': by(owners, 'isRead', 'isAnswered', 'isLater'),
  'discount-codes': by(
    content,
    'code',
    'kind',
    'value',
    'startsAt',
    'endsAt',
    'minimum',
    'itemIds',
    'categoryIds',
    'usageLimit',
    'perBuyer',
  ),
  events: {
    ...by(
      content,
      'name',
      'status',
      'description',
      'location',
      'startsAt',
      'endsAt',
      'allDay',
      'link',
      'cancelled',
    ),
    ...by(content, 'takesGuests', 'withoutPicture', 'translations'),
  },
  'funeral-images': by(content, 'caption', 'order'),
  funerals: {
    ...by(
      content,
      'name',
      'status',
      'description',
      'location',
      'startsAt',
      'endsAt',
      'allDay',
      'link',
      'cancelled',
    ),
    ...by(content, 'bornOn', 'diedOn', 'visitationAt', 'visitationUntil', 'visitationPlace'),
    ...by(content, 'moreVisitations'),
    ...by(content, 'alt', 'takesCondolences', 'flowersCategoryId'),
    ...by(content, 'withoutPicture', 'translations'),
  },
  invitations: by(owners, 'email', 'role', 'duties'),
  'gift-card-moves': {},
  'gift-cards': by(owners, 'note'),
  'market-categories': by(content, 'category', 'translations'),
  'market-images': by(content, 'order', 'alt'),
  'market-import-items': {},
  'market-import-pictures': {},
  'market-imports': by(content, 'status', 'publishWithoutPictures', 'changeStock'),
  'market-items': {
    ...by(content, 'title', 'subTitle', 'description', 'status', 'externalUrl', 'sector', 'categoryId'),
    ...by(
      content,
      'brand',
      'condition',
      'metaTitle',
      'metaDescription',
      'cardImageId',
      'tags',
      'featured',
      'promoted',
      'showPaymentCalculator',
      'allowShipping',
      'weight',
    ),
    ...by(content, 'trackStock', 'stockWarning', 'onSale', 'saleEnd', 'discountType', 'discountValue'),
    ...by(content, 'newlyCreated', 'variations', 'options', 'translations'),
    ...by(owners, 'taxExempt', 'giftCard'),
  },
  'market-options': by(content, 'itemId', 'option', 'values', 'order', 'translations'),
  'market-stats': by(everybody, 'itemId', 'views', 'clicks'),
  'market-variations': {
    ...by(
      content,
      'id',
      'itemId',
      'variation',
      'sku',
      'gtin',
      'price',
      'stock',
      'stockSeen',
      'order',
      'imageId',
    ),
    ...by(content, 'translations'),
  },
  'missing-pages': {},
  'notices-to': {
    ...by(['owner', 'staff'], 'order', 'table', 'message', 'condolence', 'lowStock', 'wrong'),
    ...by(['owner', 'staff'], 'quietFrom', 'quietUntil'),
  },
  'order-changes': {},
  'order-corrections': {},
  'order-refunds': {},
  'order-times': by(owners, 'way', 'everyMinutes', 'leadMinutes', 'cutOff', 'daysAhead', 'perSlot'),
  'till-sales': by(orders, 'items', 'discountCode', 'name', 'email'),
  'buyer-notes': by(owners, 'email', 'note'),
  letters: by(owners, 'subject', 'text', 'imageId', 'itemIds', 'translations'),
  subscribers: {},
  'page-texts': by(content, 'page', 'title', 'text', 'imageId', 'translations'),
  'profile-analytics': by(everybody, 'userId', 'url', 'referrer', 'eventType', 'mobile'),
  'profile-blocks': by(owners, 'block', 'title', 'show', 'order', 'translations'),
  'profile-files': by(content, 'str_title', 'int_order', 'translations'),
  'profile-gallery': by(content, 'caption', 'alt', 'order', 'translations'),
  'profile-hours': by(content, 'day', 'open', 'close', 'isOpen', 'byAppointment'),
  'profile-links': by(content, 'text', 'link', 'order', 'translations'),
  'profile-more-hours': by(content, 'day', 'open', 'close'),
  'profile-notices': {
    ...by(content, 'str_title', 'str_link', 'str_link_target', 'str_description', 'bol_visible', 'announced'),
    ...by(content, 'visibleFrom', 'visibleUntil', 'translations'),
  },
  'profile-options': {
    ...by(owners, 'restaurantDisplayType', 'noticeLimit', 'featureLimit', 'showHours', 'answersAnytime'),
    ...by(owners, 'facebookLimit', 'facebookDisplay'),
    ...by(owners, 'bookings', 'bookingLeadHours', 'bookingDaysAhead', 'bookingLargestParty', 'newsletter'),
  },
  'profile-quotes': by(content, 'words', 'name', 'year', 'translations'),
  'profile-special-hours': by(content, 'date', 'isOpen', 'open', 'close', 'note'),
  'profile-styles': {
    ...by(owners, 'themeType', 'fontType', 'customStyles'),
    ...by(owners, 'backgroundColor', 'textColor', 'headingColor', 'accentColor', 'linkColor', 'headerColor'),
    ...by(owners, 'headerTextColor', 'footerColor', 'footerTextColor', 'cardColor', 'buttonColor'),
    ...by(owners, 'buttonTextColor'),
  },
  'profile-time-off': by(
    content,
    'startsOn',
    'endsOn',
    'reason',
    'closed',
    'orders',
    'tables',
    'translations',
  ),
  'profile-videos': by(content, 'link', 'caption', 'order', 'translations'),
  redirects: by(owners, 'path', 'target'),
  restaurant: {
    ...by(content, 'name', 'cost', 'description', 'dayId', 'timeId', 'featured', 'order', 'diets'),
    ...by(content, 'allergens', 'soldOut', 'withoutPicture', 'translations'),
  },
  sales: by(content, 'name', 'translations'),
  'saved-answers': by(owners, 'text', 'translations'),
  'shipping-zones': by(
    owners,
    ...(['way', 'name', 'places', 'basis', 'steps', 'price', 'freeFrom', 'minimum', 'order'] as const),
  ),
  'short-links': by(content, 'itemId'),
  'removed-rows': {},
  'account-changes': {},
  'stock-alerts': {},
  'store-settings': {
    ...by(owners, 'storeName', 'storeEmail', 'receiveEmail', 'storeLogo', 'storeUrl', 'useTestStripeData'),
    ...by(owners, 'stripeSecretKey', 'stripeTestSecretKey'),
    ...by(owners, 'stripeWebhookSecret', 'stripeTestWebhookSecret'),
    ...by(owners, 'manualPayments', 'manualInstructions', 'manualDays'),
    ...by(owners, 'allowLocalPickup', 'allowFlatRate', 'allowDelivery', 'flatRate', 'deliveryRate'),
    ...by(owners, 'flatFreeFrom', 'deliveryFreeFrom', 'orderMinimum'),
    ...by(owners, 'leavesInDays', 'returnPolicy', 'translations', 'gstNumber', 'qstNumber', 'pstNumber'),
  },
  'table-bookings': by(orders, 'status', 'offeredAt', 'reason'),
  'tax-rates': by(staff, 'province', 'label', 'rate', 'federal', 'effectiveFrom', 'enabled'),
  'user-accounts': by(owners, 'role', 'duties'),
  users: {
    ...by(people, 'name', 'username', 'language'),
    ...by(staff, 'email', 'role', 'accounts', 'disabled', 'password'),
  },
  'webhook-deliveries': {},
  'webhook-endpoints': by(owners, 'url', 'events', 'enabled'),
}
