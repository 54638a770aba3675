# What people have played, and how well
