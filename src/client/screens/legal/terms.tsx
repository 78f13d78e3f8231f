import { Link } from 'react-router'
import { siteMeta } from '#client/parts/site-page.tsx'
import { paths } from '#client/paths.ts'
import { product } from '#rules/product.ts'
import { Article, type LegalSection } from './article.tsx'

export function meta() {
  return siteMeta(
    `Terms of Service · ${product.name}`,
    `What you may expect of ${product.name} and what it expects of you, in eight short sections.`,
  )
}

const { name } = product

const sections: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of Terms',
    body: (
      <>
        <p>
          By opening an account or by using {name} without one, you accept these terms. If you do not accept them,
          please do not use the service.
        </p>
        <p>
          “We” is whoever runs this host of {name}; “the service” is what they offer you here. If you use it for others,
          such as your employer, you accept these terms for them too and confirm that you may.
        </p>
      </>
    ),
  },
  {
    id: 'licence',
    title: 'Usage License',
    body: (
      <>
        <p>
          We grant you a personal, non-exclusive licence to use the service under the plan you have chosen. The software
          itself is open source under the MIT licence; these terms concern the service we run with it.
        </p>
        <p>
          A plan says how many workspaces and projects you may have, and credits say how many pages you can have made.
          One generation costs one credit. What a credit pack costs is shown before you leave for the checkout, and the
          payment provider’s own terms hold for the payment. A purchase that is refunded or disputed takes its credits
          back.
        </p>
      </>
    ),
  },
  {
    id: 'ownership',
    title: 'Content Ownership',
    body: (
      <>
        <p>
          What you write and what is generated for you is yours. You may use, change, publish and sell it, with or
          without us.
        </p>
        <p>
          We need your permission for one thing only: to store and process your content as far as that is needed to run
          the service for you. It ends when you delete the content.
        </p>
        <p>
          A machine may make similar pages for other people. We do not promise that a page is unlike any other, and we
          claim no right to any of them.
        </p>
      </>
    ),
  },
  {
    id: 'restrictions',
    title: 'Usage Restrictions',
    body: (
      <>
        <p>Please do not use the service:</p>
        <ul>
          <li>for pages that deceive, harm or harass people, or that break the law</li>
          <li>to attack, overload or get around the limits of the service</li>
          <li>to present other people’s work, names or marks as your own</li>
          <li>to collect other people’s data without a right to it</li>
        </ul>
        <p>
          Keep your password to yourself; what is done with your account counts as done by you. We may close an account
          that is used in these ways, and we say why.
        </p>
      </>
    ),
  },
  {
    id: 'quality',
    title: 'Service Quality',
    body: (
      <>
        <p>
          We work to keep the service available and its results good, but generated pages can contain mistakes. Check
          them before you publish. A generation that fails costs no credit.
        </p>
        <p>
          The service is provided as it is, without a promise that it is never interrupted. As far as the law allows, we
          are not liable for what follows from a page you publish, or from a time in which the service could not be
          used. Keep a copy of what matters to you: every page can be downloaded.
        </p>
      </>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        Our{' '}
        <Link className="link-text" to={paths.privacy}>
          Privacy Policy
        </Link>{' '}
        says which data we keep, why, and for how long.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to Terms',
    body: (
      <p>
        We may change these terms. The date at the top tells you when we last did. If a change matters to you, we will
        tell you before it takes effect; if you do not agree with it, you can delete your account and take your pages
        with you.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms?{' '}
        <Link className="link-text" to={paths.contact}>
          Write to us
        </Link>
        . We reply within 24 hours.
      </p>
    ),
  },
]

export default function Terms() {
  return <Article title="Terms of Service" path={paths.terms} sections={sections} />
}
