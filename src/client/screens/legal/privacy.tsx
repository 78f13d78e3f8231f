import { Link } from 'react-router'
import { siteMeta } from '#client/parts/site-page.tsx'
import { paths } from '#client/paths.ts'
import { product } from '#rules/product.ts'
import { Article, type LegalSection } from './article.tsx'

export function meta() {
  return siteMeta(
    `Privacy Policy · ${product.name}`,
    `Which data ${product.name} keeps, why, for how long, and how you get it back or have it deleted.`,
  )
}

const { name } = product

const sections: readonly LegalSection[] = [
  {
    id: 'collected',
    title: 'Information We Collect',
    body: (
      <>
        <p>“We” is whoever runs this host of {name}. We keep what the service needs to work for you:</p>
        <ul>
          <li>your account: email address, names and picture if you give them, and a hash of your password</li>
          <li>your work: workspaces, projects, messages of the chat, pages and their versions</li>
          <li>your devices: when, from which network address and with which browser you are signed in</li>
          <li>your plan: credits, what they were used for, and your purchases without any card data</li>
          <li>what you write to us through the contact form</li>
        </ul>
        <p>
          Without an account the pages you make stay in your browser. The server counts how many were made under a
          random number in a cookie and from your network address, so that the free allowance lasts for everybody.
        </p>
        <p>
          Who opens a page with a review link needs no account. The name and the email address that they give, when they
          looked, what they decided and what they commented is kept for those who sent the link. Comments you can delete
          yourself, with the same link.
        </p>
        <p>
          What somebody writes into a form of a published site is kept for its owner, in their inbox, until they delete
          it or the time they set is over. They may have it sent to their mail and to a server of theirs. Passwords and
          card numbers are refused and not kept. With an answer we keep no address, only a number made from it under the
          key of this host, against spam.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How We Use Information',
    body: (
      <>
        <p>Only to run the service:</p>
        <ul>
          <li>to show you your work, make the pages you ask for and keep their versions</li>
          <li>to sign you in, to protect your account and to stop abuse</li>
          <li>to count credits and to confirm payments</li>
          <li>to answer you, and to send the mails you ask for, such as for a new password</li>
        </ul>
        <p>We do not sell data, we show no advertising and we do not follow you to other sites.</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>
          We set cookies only where the service does not work without them: one that keeps you signed in, one that keeps
          a sign-in with Google together, and one with the random number of a visitor. No script can read them, and none
          of them is for advertising or statistics.
        </p>
        <p>
          Your browser also stores, for itself, the theme you chose, the sizes of panels, text you have not sent yet
          and, without an account, your pages. You can clear all of it in your browser at any time.
        </p>
        <p>
          Who visits a site that was published here gets no cookie from us. For the owner of the site we count how many
          pages were opened, which ones, on which kind of device and from which other site people came. To tell visitors
          of one day apart, the server makes a number from the network address and the browser under a random key. The
          key and the numbers are deleted the next day, the addresses are never kept; what stays, for 13 months, are
          sums. Who asks not to be tracked (Do Not Track, Global Privacy Control) is not counted.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Information Sharing',
    body: (
      <>
        <p>Others receive data only for these purposes, and only where this host uses them:</p>
        <ul>
          <li>a model provider: your request and the page it is about, to make the page</li>
          <li>the payment provider: your email address and what you buy, to charge you</li>
          <li>a mail provider: your address and the mail to it</li>
          <li>Google: that you sign in here, if you choose to sign in with Google</li>
          <li>
            members of a workspace you share: your name, your picture, your work in it, whether you are here now and, to
            the hour, when you last were
          </li>
          <li>
            its owner and admins: also your email address, how you sign in, the credits you used there and a list of
            what you did in it
          </li>
        </ul>
        <p>
          Without a model provider the built-in designer makes your pages on this server, and your words do not leave
          it. We give data to authorities only where the law obliges us to.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Data Security',
    body: (
      <p>
        Passwords are stored as salted hashes. Sessions are kept in cookies that no script can read, and you can end
        each of them in your settings. Previews of generated pages run in an isolated frame. Keys of providers and
        payment secrets never reach a browser. No system is perfectly secure; if we learn of a breach that concerns you,
        we will tell you.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your Rights',
    body: (
      <>
        <p>
          In your settings you can see and change your profile, download all your data as a zip, end sessions and delete
          your account. You can take every page with you as HTML at any time.
        </p>
        <p>
          Depending on where you live, you may also ask us for information, for a correction or for a restriction, or
          object to a use.{' '}
          <Link className="link-text" to={paths.contact}>
            Write to us
          </Link>{' '}
          and we will do it. You may also complain to the data protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'Data Retention',
    body: (
      <p>
        We keep your account and your work until you delete them; then they are gone from the service at once, and from
        backups when those are replaced. What a visitor had made is forgotten by the server some minutes after it ended.
        Who did what and when in a workspace, but never what its pages say, can be seen by its owner and admins for up
        to a year; your name goes from it with your account. Messages to us are kept as long as it takes to answer them
        and what follows from them. Of a purchase a record without your name may stay, so that a refund is counted
        right; the payment provider keeps its own records, as the law demands of it.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about your data?{' '}
        <Link className="link-text" to={paths.contact}>
          Write to us
        </Link>
        . We reply within 24 hours.
      </p>
    ),
  },
]

export default function Privacy() {
  return <Article title="Privacy Policy" path={paths.privacy} sections={sections} />
}
