import { contactErrors } from '@mainstreet/shared/rules/contact-rules'

/** The words of the contact form, of hours and directions, and of posts on other networks in English. */
export const enContact = {
  contact: {
    title: 'Send us a message',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone, if we may call',
    subject: 'Subject',
    message: 'Message',
    trap: 'Leave this empty',
    send: 'Send message',
    waiting: 'Sending your message…',
    success: 'Your message has been sent. Thank you!',
    failed: 'Error: There was an issue with the server response.',
    unavailable:
      'Error: There was an issue with the server response. Your message is still here: please try again in a moment.',
    tooMany: 'Error: Too many messages were sent from here. Please try again later, or call us.',
    errors: contactErrors,
  },
  reach: {
    today: 'Today',
    call: 'Call',
    directions: 'Get directions',
    way: 'Directions',
    write: 'Write',
    onThisSite: 'On this site',
    weAccept: 'We accept',
    myOrders: 'Your orders',
    edit: 'Edit',
    dashboard: 'Dashboard',
  },
  posts: {
    onFacebook: 'See it on Facebook',
    picture: 'Picture posted on Facebook',
    followOnX: 'Follow us on X',
    onX: 'What is going on here, in a line or two at a time.',
  },
}
