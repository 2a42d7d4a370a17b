/** What the server says when it refuses a call, by code; `{name}` is a value, `{name:kind}` one that each language writes in its own way. */
export const wholeRefusals = {
  // Any call.
  'server-failed': 'Something went wrong on our side.',
  'server-restarting': 'The server is restarting; please try again in a moment.',
  'server-busy': 'The server is busy; please try again.',
  'database-away': 'We cannot reach our database right now; please try again in a moment.',
  'took-too-long': 'That took too long; please try again.',
  'too-many-requests': 'Too many requests, please try again later.',
  'storage-full': 'Our storage is full, so nothing was saved.',
  'nothing-here': 'There is nothing at this address.',
  'not-allowed': 'You may not do that.',
  'method-not-allowed': 'You may not {method} {path}.',
  'read-only-key': 'This key may only read.',
  'foreign-account': '{field} names an account that is not yours.',
  'no-record': 'No {path} record with id {id}.',
  'no-such': 'No {what} with id {id}.',
  'already-taken': '{field} is already taken.',
  'no-account': 'There is no such account.',
  'no-site': 'There is no such site.',
  'may-not-change': '{field} may not be changed.',

  // Cards to share.
  'item-unpublished': 'Visitors do not see this item yet: publish it, and it has a card.',
  'card-without-address':
    'Your site has no address of its own yet, so there is nothing a card could lead to.',
  'too-many-cards': 'Too many cards at once, please try again.',
  'card-too-slow': 'Drawing the card took too long, please try again.',

  // Signing in and its users.
  'sign-in-first': 'Please sign in.',
  'not-signed-in': 'You are not signed in.',
  'session-over': 'Your session is over; please sign in again.',
  'session-not-open': 'This session is not open.',
  'wrong-login': 'Username or password are incorrect.',
  'too-many-sign-ins': 'Too many people are signing in; please try again.',
  'link-over': 'This link is no longer valid. Please ask for a new one.',
  'address-of-another': 'This address belongs to another login by now.',
  'password-changed-meanwhile': 'Your password was changed meanwhile; please try again.',
  'own-removal': 'You cannot remove yourself.',
  'own-role': 'You cannot disable yourself or change your own role.',
  'business-closed': 'This business is closed: {reason} It can be restored until {day}.',

  // People and their invitations.
  'last-owner': 'A business keeps one owner at least.',
  'no-phone': 'This phone is not connected.',
  'many-phones': '{max} phones are connected: disconnect one first.',
  'sale-over': 'This sale is over already.',
  'last-told': 'Somebody has to be told of it: this person is the last.',
  'invited-already': 'This address is invited already; send the invitation again instead.',
  'has-access-already': 'This person has access already.',
  'invitation-accepted': 'This invitation is accepted already.',
  'invitation-for-another': 'This invitation is for another address than yours.',
  'invitation-over': 'This invitation is no longer valid. Please ask for a new one.',
  'no-open-invitation': 'You have no open invitation to open a business.',
  'staff-see-all': 'Staff see every business already.',
  'login-exists': 'This address has a login already. Sign in with it, then accept the invitation.',

  // Businesses and their sites.
  'site-suspended': 'The site is suspended; only the platform reopens it.',
  'examples-left': 'Examples would be published: say whether to remove or keep them.',
  'site-incomplete': 'Before the site is published it needs: {missing}.',
  'account-standing': 'The account is {standing}.',
  'confirm-password': 'Please enter your password again.',
  'not-for-programs': 'Only a person can do this, signed in: it moves money or data.',
  'nothing-to-undo': 'There is nothing to undo.',
  'changed-since': 'It was changed again since.',

  // Bookings of tables.
  'no-bookings': 'This restaurant takes no bookings on its site.',
  'no-booking': 'There is no such booking.',
  'booking-cancelled': 'The guest has cancelled this booking.',
  'booking-over': 'The time of this booking is over.',
  'booking-closed': 'You are closed on that day. Propose another time, or open the day again.',
  'nothing-offered': 'No other time is proposed for this booking.',

  // Orders, their money and their emails.
  'no-order': 'There is no such order.',
  'no-such-step': 'An order that is {from:status} cannot become {to:status}.',
  'undo-too-late': 'It is too late to take this step back.',
  'refund-instead': 'The money of this order is given back by a refund, not by its status.',
  'nothing-paid': 'Nothing has been paid for this order, so there is nothing to give back.',
  'refunded-already': 'Everything has been given back already.',
  'refund-key-used': 'This key has been used for another refund.',
  'order-changed': 'The order has changed since you last looked; please check the amount again.',
  'more-than-left': 'The amount is greater than what is left of the payment.',
  'no-payment': 'There is no such payment.',
  'provider-keys-refused':
    'The card provider does not accept the keys of this store, so nothing has happened.',
  'store-closed': 'This store does not take orders at the moment.',
  'preview-only': 'This is a preview: nothing can be bought here.',
  'payment-in-progress': 'This payment is still being processed; please wait a moment.',
  'provider-silent':
    'The card provider has not answered. If your payment went through, your receipt comes by email shortly.',
  'prices-changed': 'Prices have changed since you last looked; please check your order again.',
  'card-keys-changed':
    'This store has just changed how it takes cards. Please load the page again, then pay.',
  'only-left': 'Only {left} of "{label}" left in stock.',
  'sold-out': '"{label}" is out of stock.',
  'unpaid-open':
    'You have {max} orders here that are still to be paid. Please pay one of them first, or choose another way to pay.',
  'unpaid-share':
    'Only {left} of "{label}" can be kept for you until they are paid. Please take fewer, or choose another way to pay.',
  'unpaid-none':
    'No more of "{label}" can be kept for you until it is paid. Please choose another way to pay.',
  'item-gone': 'One of your items is no longer available. Please look at your cart.',
  'cannot-ship':
    'You have items in your cart that cannot be shipped, and you chose to have your items shipped.',
  'delivery-not-offered': 'The store no longer offers this way of delivery. Please choose another.',
  'not-correctable': 'Only an order that has not been sent can be corrected.',
  'corrected-often': 'An order can be corrected {max} times, and this one was.',
  'nothing-changes': 'This changes nothing of the order.',
  'less-than-refunded':
    'More of this order has been given back than it would come to then. Please refund instead.',
  'change-under-way':
    'Money of an earlier change is on its way back to the card. Please try again in a few minutes.',
  'no-change-waits': 'No change of this order waits to be paid.',
  'difference-too-small':
    'A card cannot be charged as little as {amount}. Please change something else with it, or make an order by hand.',
  'difference-in-parts':
    'This much was paid in several payments. Please refund the pieces instead, or change it in smaller steps.',
  'other-mode': 'This order was paid in the other mode, test or live, than the shop is in now.',
  'not-unpaid': 'This order does not wait for its money.',
  'order-too-large': 'An order can come to $999,999.99 at most.',
  'order-too-small': 'An order must come to at least $0.50.',
  'mail-waiting': 'This mail is waiting to be sent already.',
  'mail-sent-often': 'A mail can be sent again {max} times, and this one was.',
  'key-in-use': 'A payment is being made with this key. Please try again in a few minutes.',
  'delivery-waiting': 'It is waiting to be sent already.',
  'mail-forgotten': 'What this mail said is not kept any longer.',
  'keys-gone': 'The card provider of this order cannot be asked: the keys of its account are gone.',
  'buyer-waits': 'This buyer is still waiting for {orders}: complete or cancel that first.',
  'buyer-pays': 'A payment of this buyer is under way. Please try again in a few minutes.',
  'buyer-refunded': 'A refund to this buyer is under way. Please try again when it has arrived.',
  'buyer-mailed': 'An email about this buyer is just being sent. Please try again in a few minutes.',

  // Items, their stock, and catalogue files.
  'category-exists': 'There is already a category "{category}".',
  'item-just-made': 'Another import has just made this item. Please import the file again.',
  'item-just-removed': 'The item has just been removed. Please import the file again.',
  'last-variation': 'An item must keep at least one variation.',
  'variation-there': 'This variation is already there.',
  'picture-gone': 'The picture is no longer there. Please upload it again.',
  'picture-changed': 'The picture has changed meanwhile. Please try again.',
  'items-gone': 'Some of these items are no longer there. Please look at the list again.',
  'stock-too-low': '"{label}" has only {now} left in stock. Please reload the item and save it again.',
  'import-running': 'Another import is running; stop it or wait for its end.',
  'many-answers': 'A business keeps {max} answers at most.',
  'many-openings': 'A day opens {max} times at most.',
  'import-begun': 'What an import may do cannot be changed once it is {status}.',
  'import-step': 'An import that is {from} cannot be {to}.',
  'import-not-done': 'The import is not done yet.',

  // Pictures and files.
  'form-too-large': 'The form is too large.',
  'picture-too-heavy': 'The picture is too large; 10 MB is the most.',
  'picture-too-large': 'The picture has too many pixels; 50 megapixels is the most.',
  'picture-type': 'Only png, jpeg, gif, webp and avif pictures are accepted.',
  'picture-damaged': 'The picture is damaged or of another type than it says.',
  'pdf-damaged': 'The pdf is not whole.',
  'too-many-pictures': 'Too many pictures at once, please try again.',
  'picture-too-slow': 'Drawing the picture took too long, please try again.',
  'too-many-uploads': 'Too many uploads at once, please try again.',
  'body-too-slow': 'The body came too slowly.',

  // Archives and tax rates.
  'archive-in-making': 'An archive of this account is being made already.',
  'no-archive': 'There is no finished archive.',
  'download-over': 'This download is no longer valid. Please start it again.',
  'rate-charged': 'Orders have been charged with this rate: add one with a later day instead.',
  'only-rate': 'This is the only rate in force there: switch another one on first.',
} as const
