"""A guest becomes an account, and comes back with its password or its recovery code."""

from uuid import uuid4

from playwright.sync_api import expect

from tests.page.conftest import Welcome


def test_a_guest_becomes_an_account_logs_out_and_in_and_recovers(welcome: Welcome) -> None:
    visitor = welcome()
    name = f"Anna {uuid4().hex[:8]}"
    visitor.be(name)
    page = visitor.go("/you")
    page.get_by_label("Password").first.fill("a long password")
    page.get_by_role("button", name="Make an account").click()
    code = page.locator("code").inner_text()
    page.get_by_role("button", name="I have written it down").click()
    expect(page.locator("code")).to_have_count(0)

    page.get_by_role("button", name="Log out", exact=True).click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill("another password")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_have_text("No account has this name and password.")
    page.get_by_role("button", name="Password lost?").click()
    page.get_by_label("Recovery code").fill(code)
    page.get_by_label("New password").fill("another password")
    page.get_by_role("button", name="Set a new password").click()

    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    assert page.locator("code").inner_text() != code


def test_the_page_opens_without_a_network_and_keeps_no_answers(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.be()
    page = visitor.go()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.locator("main").wait_for()

    kept = page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(async name => (await (await caches.open(name)).keys())"
        ".map(one => new URL(one.url).pathname)))).then(lists => lists.flat())"
    )
    visitor.context.set_offline(True)
    page.reload()

    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    visitor.context.set_offline(False)
    visitor.faults.clear()
