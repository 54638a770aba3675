"""Draw the icons of the installed page from its mark: `python scripts/app_icons.py`, with Chromium and Playwright."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
PAPER = "#f3e9d2"
ICONS = {"icon-192": (192, 0.86, None), "icon-512": (512, 0.86, None)}
"""Each with its size, how much of it the mark fills, and what lies behind."""
FULL = {"icon-maskable-512": (512, 0.62, PAPER), "apple-touch-icon": (180, 0.72, PAPER)}
"""Those that a system cuts to a shape of its own."""


def draw(page: Page, name: str, size: int, fills: float, behind: str | None) -> None:
    """One icon, as a file."""
    mark = (PUBLIC / "mark.svg").read_text(encoding="utf-8")
    page.set_viewport_size({"width": size, "height": size})
    style = f"margin:0;height:100vh;display:grid;place-items:center;background:{behind or 'transparent'}"
    width = f"<style>svg{{width:{round(size * fills)}px;height:{round(size * fills)}px}}</style>"
    page.set_content(f"{width}<body style='{style}'>{mark}</body>")
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=behind is None)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, fills, behind) in (ICONS | FULL).items():
            draw(page, name, size, fills, behind)
        browser.close()


if __name__ == "__main__":
    main()
